import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { aProduct, aRestaurant, aSupplier, aVisitor } from '../testing/builders.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { aTestApp } from '../testing/test-app.ts'
import { applyRetention } from './retention.ts'

const world = await aTestApp({ rateLimits: true })
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

const MOMENTS = {
  account: ['created_at', 'closed_at'],
  password_reset: ['created_at'],
  email_change: ['created_at'],
  email_undo: ['created_at'],
  password_throttle: ['tried_at', 'blocked_until'],
  rate_limit: ['ends_at'],
  known_address: ['used_at'],
  session: ['created_at', 'last_seen_at'],
  contact_message: ['sent_at'],
  catalogue_import: ['previewed_at', 'confirmed_at'],
  order_event: ['at'],
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
    .values({ account_id: account.id, address_hash: randomBytes(32) })
    .execute()
  await database
    .insertInto('email_change')
    .values({
      account_id: account.id,
      new_email: 'neuf@exemple.test',
      token_hash: randomBytes(32),
    })
    .execute()
  await database
    .insertInto('email_undo')
    .values({
      account_id: account.id,
      old_email: 'vieux@exemple.test',
      token_hash: randomBytes(32),
    })
    .execute()
  const supplier = await aSupplier(world)
  await anOrder(world, account, [{ product: await aProduct(world, supplier), quantity: 1 }])
  return account
}

test('what is still of use stays', async () => {
  await leaveTraces()
  const before = await fingerprint(database)
  await applyRetention(database)
  expect(await fingerprint(database)).toBe(before)
})

test.for([
  ['2 days', 'password_reset'],
  ['2 days', 'email_change'],
  ['8 days', 'email_undo'],
  ['2 days', 'password_throttle'],
  ['2 days', 'rate_limit'],
  ['15 days', 'session'],
  ['91 days', 'known_address'],
  ['31 days', 'order_event'],
  ['25 months', 'contact_message'],
] as const)('after %s %s is empty', async ([age, table]) => {
  await leaveTraces()
  expect(await countOf(table)).toBeGreaterThan(0)
  await passTime(age)
  await applyRetention(database)
  expect(await countOf(table)).toBe(0)
})

test('a preview of a price list goes after a day, an import after ninety', async () => {
  const { id } = await aSupplier(world)
  const list = { supplier_id: id, file_digest: randomBytes(32), catalogue_digest: '' }
  await database
    .insertInto('catalogue_import')
    .values([
      { ...list, confirmed_at: null },
      { ...list, confirmed_at: sql`now()` },
    ])
    .execute()
  for (const [age, left] of [
    ['2 hours', 2],
    ['1 day', 1],
    ['80 days', 1],
    ['10 days', 0],
  ] as const) {
    await passTime(age)
    await applyRetention(database)
    expect(await countOf('catalogue_import'), age).toBe(left)
  }
})

test('of a business that was refused a year ago nobody’s name is left', async () => {
  const { id } = await aRestaurant(world, { status: 'refused' })
  const { id: waiting } = await aRestaurant(world, { status: 'pending' })
  await passTime('13 months')
  await applyRetention(database)
  const accounts = await database
    .selectFrom('account')
    .select(['email', 'last_name'])
    .where('id', 'in', [id, waiting])
    .orderBy('id')
    .execute()
  expect(accounts).toEqual([
    { email: '', last_name: '' },
    { email: expect.stringContaining('@'), last_name: expect.stringContaining('Tremblay') },
  ])
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
  await applyRetention(database)
  expect(await nameNow()).toBe(name)
  await passTime('2 months')
  await applyRetention(database)
  expect(await nameNow()).toBe('—')
})
