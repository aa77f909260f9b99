import pg from 'pg'
import { afterAll } from 'vitest'
import { aDatabaseOfBefore } from './test-database.ts'

/**
 * A database as it was before a migration, for the tests of a file, with a restaurant, the account 1 of the person 1, and a
 * supplier, the account 2 of the person 2.
 */
export async function aUsedDatabase(before: string) {
  const connection = await aDatabaseOfBefore(before, afterAll)
  const client = new pg.Client(connection)
  await client.connect()
  afterAll(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, 'chef@exemple.test', '', 'Ana', 'Roy'), (2, 'ferme@exemple.test', '', 'Maude', 'Côté');
    insert into account (id, kind, status, contact_person_id) overriding system value
      values (1, 'restaurant', 'active', 1), (2, 'supplier', 'active', 2);
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      values (1, 'Resto', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4');
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (2, 'Ferme', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0)`)
  return { connection, client, rowsOf: async (query: string) => (await client.query(query)).rows }
}
