import { aDatabaseOfBefore } from '@halles/testing/database/test-database.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'

test('what a database of before has of incidents and consents stays, and now has a term', async () => {
  const connection = await aDatabaseOfBefore('052')
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`
    insert into city (name) values ('Montréal');
    insert into person (id, email, password_hash, first_name, last_name) overriding system value
      values (1, '1@exemple.test', '', '', '');
    insert into account (id, kind, status, terms_version, contact_person_id, closed_at) overriding system value
      values (1, 'restaurant', 'closed', '2026-11-22', 1, now() - interval '8 years');
    insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
      values (1, 'Bistro', '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4');
    insert into promotion_consent (restaurant_id, answer, wording, language, source)
      values (1, true, '2026-11-22', 'fr', 'question');
    insert into privacy_incident default values;
    insert into privacy_incident_entry (incident_id, version, noticed_on, what_happened, persons, is_serious, measures, operator_id)
      values (1, 1, '2026-11-20', 'Perte', 'Deux', false, 'Aucune', 1)`)
  await migrate(connection)
  const { rows } = await client.query('select occurred, risk_reason from privacy_incident_entry')
  expect(rows).toEqual([{ occurred: '', risk_reason: '' }])
  await expect(client.query('update promotion_consent set answer = false')).rejects.toThrow()
  expect((await client.query('delete from promotion_consent')).rowCount).toBe(1)
})
