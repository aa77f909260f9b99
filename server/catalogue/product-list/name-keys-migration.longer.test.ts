import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const NAMES: [nameFr: string, nameEn: string][] = [
  ['★ ★', '—'],
  ['***', '?!'],
  ['★ ★', 'Garlic'],
  ['Les', 'The'],
  ['À la', 'Of the'],
  ['Ail', 'Garlic'],
  ['Oignons', 'Onions'],
  ['222', '222'],
]

test('stored products whose names have no word or number lose their key, others are left as they are', async () => {
  const connection = await aDatabaseOfBefore('040')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name)
      overriding system value values (7, 'ferme@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id)
      overriding system value values (7, 'supplier', 'active', '2026-11', 7);
    insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
      values (7, 'Ferme', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0)`)
  await client.query(
    `insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
     select 7, 'fetl', name_fr, name_en, 'kg', 100, 100, 100
     from unnest($1::text[], $2::text[]) named (name_fr, name_en)`,
    [NAMES.map(([nameFr]) => nameFr), NAMES.map(([, nameEn]) => nameEn)],
  )
  const stored = async () =>
    (
      await client.query(
        'select name_fr, name_en, same_name_key as key, xmin::text from product order by id',
      )
    ).rows
  const before = await stored()
  expect(before.map(({ key }) => key)).not.toContain(null)
  await migrate(connection)
  const after = await stored()
  expect(after.slice(0, 5).map(({ key }) => key)).toEqual([null, null, null, null, null])
  expect(after.slice(5)).toEqual(before.slice(5))
})
