import { randomBytes, randomUUID } from 'node:crypto'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { withRequestLimits } from '@halles/testing/database/test-database.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
} from '@halles/testing/world/builders.ts'
import { aDeliveryException } from '@halles/testing/world/delivery-zone.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect, connectionOf } from '../database/connect.ts'
import { endMails } from '../mail/outbox-sql.ts'
import { applyRetention, startRetention } from './retention.ts'

const world = await anOwnApp({ rateLimits: true })
const { database } = world

/** The clock is the database's: what happened is moved into the past instead. */
async function passTime(age: string) {
  for (const [table, columns] of Object.entries(MOMENTS)) {
    const moved = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(age)}::interval`,
    )
    await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(database)
  }
}

const CLOCK_NOT_ANSWERED = [
  { err: expect.any(Error) },
  'retention waits: the clock of the database was not answered',
]

const retain = () =>
  applyRetention(database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })

const MOMENTS = {
  account: ['created_at', 'refused_at', 'closed_at'],
  password_reset: ['created_at'],
  email_change: ['created_at'],
  email_undo: ['created_at'],
  password_throttle: ['tried_at', 'blocked_until'],
  rate_limit: ['ends_at'],
  idempotency_key: ['created_at'],
  known_address: ['used_at'],
  session: ['created_at', 'last_seen_at'],
  contact_message: ['sent_at'],
  catalogue_import: ['previewed_at', 'confirmed_at'],
  price_import: ['previewed_at', 'confirmed_at'],
  order_event: ['at'],
  order_entry_text: ['written_at'],
  guide_count: ['day', 'at'],
  delivery_exception: ['day'],
  product_price: ['until_at'],
  invitation: ['created_at', 'expires_at'],
  outbox: ['created_at', 'ended_at'],
}

async function emailOf(id: number): Promise<string> {
  const person = database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .select('email')
    .where('account.id', '=', id)
  return (await person.executeTakeFirstOrThrow()).email
}

async function lastMailTo(accountId: number): Promise<string> {
  const mails = database.selectFrom('outbox').select('id').where('account_id', '=', accountId)
  return (await mails.where('outcome', 'is', null).executeTakeFirstOrThrow()).id
}

async function countOf(table: keyof typeof MOMENTS): Promise<number> {
  const { n } = await database
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function leaveTraces() {
  const account = await aRestaurant(world)
  const visitor = aVisitor(world)
  await visitor.post('/api/request-password-reset/', { email: account.email })
  await visitor.post('/api/auth/login/', { email: account.email, password: 'tarte-au-sucre' })
  await database
    .insertInto('contact_message')
    .values({ first_name: 'Luc', last_name: 'Gagné', email: 'luc@exemple.test', question: '' })
    .execute()
  await database
    .insertInto('known_address')
    .values({ person_id: account.person.id, address_hash: randomBytes(32) })
    .execute()
  await database
    .insertInto('email_change')
    .values({
      person_id: account.person.id,
      new_email: 'neuf@exemple.test',
      token_hash: randomBytes(32),
    })
    .execute()
  await database
    .insertInto('email_undo')
    .values({
      person_id: account.person.id,
      old_email: 'vieux@exemple.test',
      token_hash: randomBytes(32),
    })
    .execute()
  const invited = { email: 'luc@exemple.test', role: 'cook' }
  await account.browser.post('/api/team-invite/', invited, { 'Idempotency-Key': randomUUID() })
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  await anOrder(world, account, [{ product, quantity: 1 }])
  await database
    .updateTable('product')
    .set({ price_cents: 5_100 })
    .where('id', '=', product.id)
    .execute()
  const { day } = await database
    .selectNoFrom(sql<string>`(now() at time zone 'America/Toronto')::date + 1`.as('day'))
    .executeTakeFirstOrThrow()
  await aDeliveryException(world, supplier, { day })
  const { guide_public_id, item_public_id } = await aGuide(account, [product])
  const counts = [{ item_public_id, amount: '2' }]
  await account.browser.post('/api/guide-count-set/', { guide_public_id, counts })
  return account
}

test('what is still of use stays', async () => {
  await leaveTraces()
  const before = await fingerprint(database)
  await retain()
  expect(await fingerprint(database)).toBe(before)
})

test.for([
  ['2 days', 'password_reset'],
  ['2 days', 'email_change'],
  ['8 days', 'email_undo'],
  ['2 days', 'password_throttle'],
  ['2 days', 'rate_limit'],
  ['2 days', 'idempotency_key'],
  ['15 days', 'session'],
  ['91 days', 'known_address'],
  ['31 days', 'order_event'],
  ['31 days', 'invitation'],
  ['25 months', 'contact_message'],
  ['26 months', 'guide_count'],
  ['2 days', 'delivery_exception'],
  ['26 months', 'product_price'],
] as const)('after %s %s is empty', async ([age, table]) => {
  await leaveTraces()
  expect(await countOf(table)).toBeGreaterThan(0)
  await passTime(age)
  await retain()
  expect(await countOf(table)).toBe(0)
})

test('a preview of a price list goes after a day, an import after ninety', async () => {
  const { id } = await aSupplier(world)
  const list = { supplier_id: id, file_digest: randomBytes(32), catalogue_digest: '' }
  await database
    .insertInto('catalogue_import')
    .values([
      { ...list, state: 'previewed', confirmed_at: null },
      { ...list, state: 'applied', confirmed_at: sql`now()` },
    ])
    .execute()
  for (const [age, left] of [
    ['2 hours', 2],
    ['1 day', 1],
    ['80 days', 1],
    ['10 days', 0],
  ] as const) {
    await passTime(age)
    await retain()
    expect(await countOf('catalogue_import'), age).toBe(left)
  }
})

test('a preview of prices goes after a day, an import of them after ninety', async () => {
  const supplier = await aSupplier(world)
  const list = await aPriceList(world, supplier)
  const of = { supplier_id: supplier.id, price_list_id: list.id, prices_digest: '' }
  await database
    .insertInto('price_import')
    .values([
      { ...of, first_day: sql`now()`, state: 'previewed', confirmed_at: null },
      { ...of, first_day: sql`now()`, state: 'applied', confirmed_at: sql`now()` },
    ])
    .execute()
  for (const [age, left] of [
    ['2 hours', 2],
    ['1 day', 1],
    ['80 days', 1],
    ['10 days', 0],
  ] as const) {
    await passTime(age)
    await retain()
    expect(await countOf('price_import'), age).toBe(left)
  }
})

test('a guide goes a year after it was archived, with its items and what was counted of them', async () => {
  const { browser } = await leaveTraces()
  const { body } = await browser.get('/api/guide-list/')
  const [{ public_id: guide_public_id, guide_version }] = body.guides
  const { status } = await browser.post('/api/guide-archive/', { guide_public_id, guide_version })
  expect(status).toBe(200)
  const age = (days: number) =>
    database
      .updateTable('guide')
      .set({ archived_at: sql`now() - make_interval(days => ${days}::integer)` })
      .where('public_id', '=', guide_public_id)
      .execute()
  const names = async () => (await browser.get('/api/guide-list/')).body.guides.length
  for (const [days, left] of [
    [360, 1],
    [367, 0],
  ] as const) {
    await age(days)
    await retain()
    expect(await names()).toBe(left)
  }
})

test('mails that ended go after ninety days, those that wait stay', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into outbox (id, message_id, kind, recipient, language, facts, outcome, ended_at)
    select gen_random_uuid(), gen_random_uuid(), 'x', 'x', 'fr', facts, outcome::mail_outcome, ended_at
    from (values (null::jsonb, 'sent', now()), ('{}', null, null)) mail (facts, outcome, ended_at)
    returning id`.execute(database)
  const left = async () => {
    const ids = rows.map(({ id }) => id)
    const mails = await database.selectFrom('outbox').select('outcome').where('id', 'in', ids)
    return (await mails.execute()).map(({ outcome }) => outcome).sort()
  }
  await passTime('89 days')
  await retain()
  expect(await left()).toEqual([null, 'sent'])
  await passTime('2 days')
  await retain()
  expect(await left()).toEqual([null])
})

test('thousands go piece by piece, and what somebody holds at the moment another time', async () => {
  await database.deleteFrom('password_throttle').execute()
  await sql`
    insert into password_throttle (subject, source, tried_at)
    select int4send(number), int4send(0), now() - interval '2 days' from generate_series(1, 1600) number`.execute(
    database,
  )
  await database.transaction().execute(async (tx) => {
    await sql`select from password_throttle where subject = int4send(7) for update`.execute(tx)
    await retain()
    expect(await countOf('password_throttle')).toBe(1)
  })
  await retain()
  expect(await countOf('password_throttle')).toBe(0)
})

test('what cannot be deleted is said, and keeps nothing else from going', async () => {
  await leaveTraces()
  await passTime('8 years')
  const failed: string[] = []
  const impatient = withRequestLimits(database)
  await database.transaction().execute(async (tx) => {
    await sql`lock table known_address in exclusive mode`.execute(tx)
    await applyRetention(impatient, { onFailure: (rule) => failed.push(rule) })
  })
  expect(failed).toEqual(['known_address'])
  expect(await countOf('session')).toBe(0)
  expect(await countOf('contact_message')).toBe(0)
})

test('it happens at the start of a server, which says and counts what went; a failure is an error in the log', async () => {
  const { id } = await aSupplier(world)
  const list = { supplier_id: id, file_digest: randomBytes(32), catalogue_digest: '' }
  await database.insertInto('catalogue_import').values(list).execute()
  await leaveTraces()
  await passTime('8 years')
  const messages = await countOf('contact_message')
  const said: unknown[][] = []
  const log = { info: (...line: unknown[]) => said.push(line), error: () => {} }
  const counted: unknown[][] = []
  const count = (...run: unknown[]) => void counted.push(run)
  const { stop } = startRetention(database, { log, count })
  // Stopped before its last rule it would say that it was cut off.
  await expect.poll(() => counted.length, { timeout: 30_000 }).toBe(1)
  await stop()
  expect(await countOf('catalogue_import')).toBe(0)
  expect(await countOf('contact_message')).toBe(0)
  const rows = expect.objectContaining({ catalogue_import: 1, contact_message: messages })
  expect(said).toEqual([[{ rows }, 'retention']])
  expect(counted).toEqual([[rows, true]])

  const away = connect({ connectionString: 'postgresql://halles@127.0.0.1:1/halles' })
  const lines: unknown[][] = []
  const runs: unknown[][] = []
  const failing = startRetention(away, {
    log: { info: () => {}, error: (...line: unknown[]) => lines.push(line) },
    count: (...run) => void runs.push(run),
  })
  await expect.poll(() => lines).toEqual([CLOCK_NOT_ANSWERED])
  await failing.stop()
  expect(runs).toEqual([[{}, false]])
  await away.destroy()
})

test('nothing is deleted when the clock could not be asked, though the rest could', async () => {
  await leaveTraces()
  await passTime('8 years')
  const before = await countOf('session')
  const short = connect(connectionOf(database), { poolSize: 1, longestWait: 500 })
  const lines: unknown[][] = []
  const log = { info: () => {}, error: (...line: unknown[]) => lines.push(line) }
  // Its one connection is open before it is held.
  await expect
    .poll(() =>
      sql`select 1`.execute(short).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const free = Promise.withResolvers<void>()
  const held = short.connection().execute(() => free.promise)
  const { stop } = startRetention(short, { log })
  await expect.poll(() => lines).not.toEqual([])
  free.resolve()
  await held
  await stop()
  await short.destroy()
  expect(lines).toEqual([CLOCK_NOT_ANSWERED])
  expect(await countOf('session')).toBe(before)
  await retain()
  expect(await countOf('session')).toBe(0)
})

test('of a business that was refused a year ago neither its name nor what it wrote is left', async () => {
  const { id } = await aRestaurant(world, { status: 'refused' })
  const { id: waiting } = await aRestaurant(world, { status: 'pending' })
  await passTime('13 months')
  await retain()
  const accounts = await database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .select(['email', 'last_name'])
    .where('account.id', 'in', [id, waiting])
    .orderBy('account.id')
    .execute()
  expect(accounts).toEqual([
    { email: '', last_name: '' },
    { email: expect.stringContaining('@'), last_name: expect.stringContaining('Tremblay') },
  ])
})

test('of a business that was refused a year ago nothing is left, though its owner goes on with another', async () => {
  const refused = await aRestaurant(world, { status: 'pending' })
  const other = await aRestaurant(world)
  await database
    .insertInto('membership')
    .values({
      account_id: other.id,
      kind: 'restaurant',
      person_id: refused.person.id,
      role: 'owner',
    })
    .execute()
  const { browser } = await anOperator(world)
  const refusal = { public_id: refused.publicId, reason: 'Adresse inconnue' }
  expect((await browser.post('/api/operator/account-refuse/', refusal)).status).toBe(204)
  await endMails(database, [await lastMailTo(refused.id)], 'sent')
  await passTime('13 months')
  await retain()
  const business = await database
    .selectFrom('restaurant')
    .select(['phone_number', 'address', 'zip_code'])
    .where('account_id', '=', refused.id)
    .executeTakeFirstOrThrow()
  expect(business).toEqual({ phone_number: '', address: '', zip_code: '' })
  expect(await emailOf(refused.id)).toBe(refused.email)
})

test('of a business that was refused lately all is left, however long ago it signed up', async () => {
  const { id, publicId, email } = await aRestaurant(world, { status: 'pending' })
  await passTime('13 months')
  const { browser } = await anOperator(world)
  const refusal = { public_id: publicId, reason: 'Adresse inconnue' }
  expect((await browser.post('/api/operator/account-refuse/', refusal)).status).toBe(204)
  await passTime('11 months')
  await retain()
  expect(await emailOf(id)).toBe(email)

  // Its mail still waits, then does not.
  await passTime('2 months')
  await retain()
  expect(await emailOf(id)).toBe(email)
  await endMails(database, [await lastMailTo(id)], 'sent')
  await retain()
  expect(await emailOf(id)).toBe('')
})

test('of a business that was closed its name is left for seven years, for the books', async () => {
  const { id, name } = await aRestaurant(world)
  await database
    .updateTable('account')
    .set({ status: 'closed', closed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  const nameNow = async () => {
    const { name: now } = await database
      .selectFrom('restaurant')
      .select('name')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    return now
  }
  await passTime('83 months')
  await retain()
  expect(await nameNow()).toBe(name)
  await passTime('2 months')
  await retain()
  expect(await nameNow()).toBe('—')
})

test('of a person who has belonged to no business for a year neither a name nor what it wrote is left', async () => {
  const supplier = await aSupplier(world)
  const order = await anOrder(world, await aRestaurant(world), [
    { product: await aProduct(world, supplier), quantity: 1 },
  ])
  const { write, read } = threadOf(order, supplier)
  const [former, other] = [
    await aMember(world, supplier, 'desk'),
    await aMember(world, supplier, 'desk'),
  ]
  const isNamed = async ({ person }: { person: { id: number } }) => {
    const found = await database
      .selectFrom('person')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return found.email !== ''
  }
  await database
    .updateTable('person')
    .set({ created_at: sql`now() - interval '5 years'` })
    .where('id', 'in', [former.person.id, other.person.id])
    .execute()
  const endedAgo = (age: string) =>
    database
      .updateTable('membership')
      .set({ ended_at: sql`now() - ${age}::interval` })
      .where('person_id', '=', former.person.id)
      .execute()
  await write(former, 'Livré à 9 h')
  await write(other, 'Livré à 10 h')
  const written = async () =>
    (await read(supplier)).entries.slice(1).map(({ text }: { text: string | null }) => text)
  await endedAgo('11 months')
  await retain()
  expect([await isNamed(former), await written()]).toEqual([true, ['Livré à 9 h', 'Livré à 10 h']])
  await endedAgo('13 months')
  await retain()
  expect([await isNamed(former), await isNamed(other)]).toEqual([false, true])
  expect(await written()).toEqual([null, 'Livré à 10 h'])
})

test('nor of one whose address somebody has signed up with since', async () => {
  const cook = await aMember(world, await aRestaurant(world), 'cook')
  const ago = sql<Date>`now() - interval '13 months'`
  const { id } = cook.person
  await database
    .updateTable('membership')
    .set({ ended_at: ago })
    .where('person_id', '=', id)
    .execute()
  const released = { created_at: ago, refused_at: sql<Date>`now()` }
  await database.updateTable('person').set(released).where('id', '=', id).execute()
  await retain()
  const person = database.selectFrom('person').select('email').where('id', '=', id)
  expect(await person.executeTakeFirstOrThrow()).toEqual({ email: '' })
})

test('what was done in a business is deleted after seven years, and not before', async () => {
  const { id, person } = await aSupplier(world)
  const done = (age: string) => ({
    account_id: id,
    by_person_id: person.id,
    action: 'data_exported',
    at: sql<Date>`now() - ${age}::interval`,
  })
  await database
    .insertInto('business_action')
    .values([done('83 months'), done('85 months')])
    .execute()
  await retain()
  const left = database.selectFrom('business_action').select('id').where('account_id', '=', id)
  expect(await left.execute()).toHaveLength(1)
})

test('what was written of an order is deleted after three years, what happened stays', async () => {
  const supplier = await aSupplier(world)
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const { write, read } = threadOf(order, supplier)
  await write(restaurant, 'Bonjour')
  const moveTexts = (age: string) =>
    sql`update order_entry_text set written_at = written_at - ${sql.lit(age)}::interval`.execute(
      database,
    )
  await moveTexts('1094 days')
  await retain()
  expect((await read(supplier)).entries.at(-1)).toMatchObject({ kind: 'message', text: 'Bonjour' })
  await moveTexts('3 days')
  await retain()
  expect((await read(supplier)).entries.at(-1)).toMatchObject({ kind: 'message', text: null })
})
