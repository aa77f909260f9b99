import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { administer } from '@halles/testing/database/scratch-database.ts'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'

const MIGRATIONS = new URL('../database/migrations/', import.meta.url)
const OURS = '014-consent-and-incidents.sql'

const server = inject('migratedDatabase')
const database = `filled_${randomUUID().replaceAll('-', '')}`
await administer(server, `create database ${database}`)
const client = new pg.Client({ ...server, database })
await client.connect()
afterAll(async () => {
  await client.end()
  await administer(server, `drop database ${database}`)
})
const apply = async (name: string) =>
  client.query(await readFile(new URL(name, MIGRATIONS), 'utf8'))
const rowsOf = async (query: string) => (await client.query(query)).rows

const before = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && name < OURS)
for (const name of before.sort()) await apply(name)
await client.query(`
  insert into city (name) values ('Montréal');
  insert into account (kind, status, email, password_hash, first_name, last_name, language)
    select case when n = 5 then 'supplier' else 'restaurant' end::account_kind, 'active',
      'a' || n || '@exemple.test', '', '', '', case when n = 2 then 'en' else 'fr' end::language
    from generate_series(1, 5) n;
  insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
    select id, 'R' || id, '', '', 1, '' from account where kind = 'restaurant';
  insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select id, 'F' || id, '', '', 1, '', 0 from account where kind = 'supplier';
  insert into promotion_consent (restaurant_id, basis, wording, given_at, ended_at) values
    (1, 'membership', '2026-11', '2026-11-01', null),
    (2, 'membership', '2026-11', '2026-11-01', null),
    (3, 'membership', '2026-11', '2026-11-01', '2026-11-05'),
    (4, 'membership', '2026-11', '2026-11-01', null);
  insert into promotion_unsubscription (restaurant_id, supplier_id, began_at, ended_at) values
    (1, 5, '2026-11-02', null),
    (2, null, '2026-11-03', null),
    (4, null, '2026-11-03', '2026-11-04')`)
await apply(OURS)

test('membership ends for every restaurant, and what it allowed until now is still on record', async () => {
  const memberships = await rowsOf(
    `select restaurant_id, wording, ended_at > '2026-11-10' as ended_now
      from promotion_membership order by restaurant_id`,
  )
  expect(memberships).toEqual(
    [true, true, false, true].map((ended_now, index) => ({
      restaurant_id: index + 1,
      wording: '2026-11',
      ended_now,
    })),
  )
})

test('nobody has consented; who ended all promotions has said no, on the day they did', async () => {
  const answers = await rowsOf(
    `select restaurant_id, answer, language, source, answered_at::date::text as day
      from promotion_consent`,
  )
  expect(answers).toEqual([
    {
      restaurant_id: 2,
      answer: false,
      language: 'en',
      source: 'earlier_unsubscription',
      day: '2026-11-03',
    },
  ])
})

test('what was ended of one supplier, or of all for a while, stays', async () => {
  const ended = await rowsOf(
    'select restaurant_id, supplier_id from promotion_unsubscription order by restaurant_id',
  )
  expect(ended).toEqual([
    { restaurant_id: 1, supplier_id: 5 },
    { restaurant_id: 4, supplier_id: null },
  ])
})

test.for(['update promotion_consent set answer = true', 'delete from promotion_consent'])(
  'an answer stays as it was given: %s is refused',
  async (change) => {
    await expect(client.query(change)).rejects.toThrow('promotion_consent takes new rows only')
  },
)
