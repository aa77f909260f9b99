import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Browser } from '@halles/testing/client/browser.ts'
import { aDatabaseOfBefore, connectPatiently } from '@halles/testing/database/test-database.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { lastMailTo } from '@halles/testing/servers/read-mail.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { oneTimeCode } from '@halles/testing/world/one-time-code.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from './database/migrate.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { MAIL_QUEUE } from './mail/mail-queue.ts'
import { findLiveSession } from './platform/access/live-session-sql.ts'
import { hashSecretToken } from './platform/access/secret-token.ts'
import { createPasswordHashing } from './platform/passwords/password-hashing.ts'
import { createSeal } from './second-factor/seal.ts'

const PASSWORD = 'tarte-à-l’érable'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const KEY = Buffer.alloc(32, 7)
const tokenFor = (use: string) => use.padEnd(43, '0')
const hash = (use: string) => hashSecretToken(tokenFor(use))

const connection = await aDatabaseOfBefore('030', afterAll)
const client = new pg.Client(connection)
await client.connect()
afterAll(() => client.end())
const rowsOf = async (query: string, values: unknown[] = []) =>
  (await client.query(query, values)).rows

// Ids leave gaps, as after sign-ups that were refused.
await client.query(`
  insert into city (name) values ('Montréal');
  insert into account (id, kind, status, email, password_hash, first_name, last_name, language, terms_version, refused_at, closed_at)
    overriding system value values
    (3, 'operator', 'active', 'equipe@exemple.test', '', '', '', 'fr', null, null, null),
    (5, 'restaurant', 'active', 'chef@exemple.test', '', 'Ana', 'Roy', 'en', '2026-11', null, null),
    (6, 'restaurant', 'active', 'cuisine@exemple.test', '', 'Luc', 'Gagné', 'fr', '2026-11', null, null),
    (7, 'supplier', 'active', 'ferme@exemple.test', '', 'Maude', 'Côté', 'fr', '2026-11', null, null),
    (8, 'supplier', 'pending', 'attente@exemple.test', '', 'Léa', 'Roy', 'fr', '2026-11', null, null),
    (9, 'supplier', 'suspended', 'arret@exemple.test', '', 'Guy', 'Roy', 'fr', '2026-11', null, null),
    (12, 'restaurant', 'refused', 'refus@exemple.test', '', 'Noé', 'Roy', 'fr', '2026-11', now(), null),
    (13, 'restaurant', 'closed', '', '', '', '', 'fr', '2026-11', null, now()),
    (14, 'restaurant', 'closed', '', '', '', '', 'fr', '2026-11', null, now());
  alter table account alter column id restart with 20;
  insert into restaurant (account_id, name, phone_number, address, city_id, zip_code)
    select id, 'Resto ' || id, '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4' from account where kind = 'restaurant';
  insert into supplier (account_id, name, phone_number, address, city_id, zip_code, minimum_order_cents)
    select id, 'Ferme ' || id, '514 555-0100', '1, rue du Marché', 1, 'H2X 1Y4', 0 from account where kind = 'supplier';
  insert into promotion_consent (restaurant_id, answer, wording, language, source)
    values (5, true, '2026-11', 'en', 'sign_up');
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    values (7, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100);
  insert into restaurant_order (restaurant_id, total_cents) values (5, 200);
  insert into restaurant_order_step (restaurant_order_id, status, by_account_id) values (1, 'active', 5);
  insert into supplier_order (restaurant_order_id, supplier_id, total_cents) values (1, 7, 200);
  insert into supplier_order_step (supplier_order_id, step, status, by_account_id) values (1, 1, 'pending', 5);
  insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
    quantity_hundredths, price_per_unit, quantity)
    select 1, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2 from product;
  insert into outbox (id, message_id, kind, account_id, recipient, language, facts) values
    ('00000000-0000-4000-8000-000000000001', '<1@exemple.test>', 'order-received', 7, 'ferme@exemple.test', 'fr',
      '{"supplierOrderId": 1}')`)
const passwordHash = await createPasswordHashing().hash(PASSWORD)
await client.query("update account set password_hash = $1 where status <> 'closed'", [passwordHash])
await client.query(
  'insert into session (token_hash, account_id) select token, account_id from unnest($1::bytea[], $2::integer[]) given (token, account_id)',
  [['session-5', 'session-6', 'session-7', 'session-3'].map(hash), [5, 6, 7, 3]],
)
await client.query('insert into password_reset (account_id, token_hash) values (6, $1)', [
  hash('reset-6'),
])
await client.query(
  "insert into email_change (account_id, new_email, token_hash) values (5, 'neuf@exemple.test', $1)",
  [hash('change-5')],
)
await client.query(
  "insert into email_undo (account_id, old_email, token_hash) values (7, 'avant@exemple.test', $1)",
  [hash('undo-7')],
)
await client.query('insert into known_address (account_id, address_hash) values (5, $1)', [
  hash('address'),
])
await client.query(
  `insert into second_factor (account_id, secret, sealed_by, confirmed_at) values (3, $1, 'secret_key', now())`,
  [createSeal(KEY).close(3, base32(SECRET))],
)
await client.query('insert into recovery_code (account_id, code_hash) values (3, $1)', [
  hash('code'),
])
const tables = await tablesNow()
const before = await counts(tables)
const orders = await rowsOf('select * from supplier_order_step')
await migrate(connection)
// Migration 042 renames one.
const { supplier_order_step = Number.NaN, ...kept } = before
const after = await counts([...Object.keys(kept), 'order_entry'])
const database = connectPatiently(connection)
const world = await aServerOf(database, { secretKeys: [KEY] })

const login = (email: string, more = {}) =>
  new Browser(world.origin).post('/api/auth/login/', { email, password: PASSWORD, ...more })

test('every table has as many rows as before, and each account a person who owns it', async () => {
  expect(after).toEqual({ ...kept, order_entry: supplier_order_step })
  const of = await rowsOf(`
    select account.id, contact_person_id, person_id, role from account join membership on account_id = account.id
    order by account.id`)
  expect(of).toEqual(
    [3, 5, 6, 7, 8, 9, 12, 13, 14].map((id) => ({
      id,
      contact_person_id: id,
      person_id: id,
      role: id === 3 ? 'operator' : 'owner',
    })),
  )
})

test('nothing is said of who took the steps of before', async () => {
  const steps = await rowsOf('select * from order_entry')
  expect(steps).toMatchObject(
    orders.map(({ step, ...rest }) => ({ ...rest, number: step, by_person_id: null })),
  )
})

test.for([
  ['5', { is_restaurant: true }, 'en'],
  ['6', { is_restaurant: true }, 'fr'],
  ['7', { is_supplier: true }, 'fr'],
  ['3', { is_operator: true }, 'fr'],
] as const)('the session of account %s goes on, in its language', async ([id, user, language]) => {
  const session = await findLiveSession(database, hash(`session-${id}`), { lock: false })
  expect(session?.language).toBe(language)
  const browser = new Browser(world.origin)
  browser.cookies.set('sessionid', tokenFor(`session-${id}`))
  const [account] = await rowsOf('select public_id from account where id = $1', [id])
  const { status, body } = await browser.get('/api/auth/status/')
  expect([status, body]).toMatchObject([200, { user, account: account.public_id }])
})

test.for([
  ['chef@exemple.test', 200, undefined],
  ['ferme@exemple.test', 200, undefined],
  ['attente@exemple.test', 403, 'account_pending'],
  ['arret@exemple.test', 403, 'account_suspended'],
  ['refus@exemple.test', 403, 'account_refused'],
  ['equipe@exemple.test', 401, 'code_required'],
] as const)('%s logs in as before: %i', async ([email, status, code]) => {
  const answer = await login(email)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('an operator’s code is taken', async () => {
  const code = { one_time_code: oneTimeCode(SECRET) }
  expect((await login('equipe@exemple.test', code)).status).toBe(200)
})

test('links that were mailed before still work', async () => {
  const visitor = new Browser(world.origin)
  const [{ public_id }] = await rowsOf('select public_id from account where id = 6')
  const reset = await visitor.post('/api/password-reset/confirm/', {
    uidb64: Buffer.from(public_id).toString('base64url'),
    token: tokenFor('reset-6'),
    new_password: 'sirop-de-bouleau',
  })
  expect(reset.status).toBe(204)
  const change = { token: tokenFor('change-5'), current_password: PASSWORD }
  expect((await visitor.post('/api/confirm-email/', change)).status).toBe(204)
  expect((await login('neuf@exemple.test')).status).toBe(200)
  const undo = { token: tokenFor('undo-7') }
  expect((await visitor.post('/api/undo-email-change/', undo)).status).toBe(204)
  const [supplier] = await rowsOf('select email from person where id = 7')
  expect(supplier).toEqual({ email: 'avant@exemple.test' })
})

test('a mail that waited greets the person it was for', async () => {
  const jobs = await openJobQueue(database, { report: () => {} })
  await jobs.insert(MAIL_QUEUE, [{ id: '00000000-0000-4000-8000-000000000001' }])
  await jobs.stop({ graceful: false, close: false })
  const dataDir = await mkdtemp(join(tmpdir(), 'halles-people-'))
  const worker = await aMailWorker(world, { DATA_DIR: dataDir })
  const mail = await lastMailTo(dataDir, 'ferme@exemple.test', /commande/i)
  await worker.stop()
  await rm(dataDir, { recursive: true })
  expect(mail.text).toContain('Bonjour Maude,')
})

test('the address of a refused one signs up again, those of the others do not', async () => {
  const signUp = (email: string) =>
    new Browser(world.origin).post('/api/restaurant-signup/', aRestaurantForm({ user: { email } }))
  expect((await signUp('refus@exemple.test')).status).toBe(201)
  expect((await signUp('arret@exemple.test')).status).toBe(201)
  const persons = await rowsOf(
    `select email, id > 14 as is_new from person
     where email in ('refus@exemple.test', 'arret@exemple.test') order by email, id`,
  )
  expect(persons).toEqual([
    { email: 'arret@exemple.test', is_new: false },
    { email: 'refus@exemple.test', is_new: false },
    { email: 'refus@exemple.test', is_new: true },
  ])
})

async function tablesNow(): Promise<string[]> {
  const rows = await rowsOf(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'",
  )
  return rows.map(({ table_name }) => table_name)
}

async function counts(names: string[]) {
  const of: Record<string, number> = {}
  for (const name of names) {
    const [row] = await rowsOf(`select count(*)::integer as count from ${name}`)
    of[name] = row.count
  }
  return of
}

function base32(text: string): Buffer {
  const bits = [...text]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
