import { aStream } from '@halles/testing/client/stream.ts'
import { holding } from '@halles/testing/database/holding-locks.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'
import { mailLinks } from '../mail/content/mail-links.ts'
import { renderMail } from '../mail/templates/render-mail.ts'

const world = await anOwnApp({ rateLimits: true })
const { database } = world
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world, { openTo: 'customers' })
  restaurant = await aRestaurant(world, { name: 'Chez Aline' })
})

const ask = (of = supplier, { browser } = restaurant, headers = {}) =>
  browser.post('/api/supplier-ask/', { supplier_public_id: of.publicId }, headers)

function customers() {
  return database
    .selectFrom('customer')
    .select(['restaurant_id', 'status'])
    .where('supplier_id', '=', supplier.id)
    .execute()
}

const actions = ({ id }: BuiltAccount) =>
  database
    .selectFrom('business_action')
    .select(['action', 'subject'])
    .where('account_id', '=', id)
    .execute()

/** The mail to a member as it would leave now. */
async function mailTo({ person }: BuiltAccount, language: 'fr' | 'en') {
  const kind = 'account-asked'
  const { facts } = await lastMailQueued(world, kind)
  const ids = { person_id: person.id, account_id: supplier.id }
  const content = await readMailContent(database, { ...ids, kind, facts })
  const links = mailLinks(new URL('https://halles.example.ca/'))
  return content && renderMail(kind, content, { language, links, legal: {} })
}

test('a stranger asks for an account, once, however often it is asked', async () => {
  const first = await ask()
  expect(first).toMatchObject({
    status: 200,
    body: {
      account: 'asked',
      account_since: expect.stringMatching(/^20/),
      code: '',
      terms_days: null,
    },
  })
  const second = await ask()
  expect([second.status, second.body]).toEqual([200, first.body])
  const cook = await aMember(world, restaurant, 'cook')
  expect((await ask(supplier, cook)).body).toEqual(first.body)
  expect(await customers()).toEqual([{ restaurant_id: restaurant.id, status: 'asked' }])
  expect(await mailsQueuedFor(world, supplier.email)).toEqual(['account-asked'])
  expect(await actions(restaurant)).toEqual([{ action: 'account_asked', subject: supplier.name }])
})

test('of two who ask at once for one restaurant one does', async () => {
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await customers()).toHaveLength(1)
  expect(await mailsQueuedFor(world, supplier.email)).toEqual(['account-asked'])
})

test('under one Idempotency-Key the answer of the first time comes again', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await ask(supplier, restaurant, key)
  await aCustomer(world, supplier, restaurant, { status: 'closed' })
  expect((await ask(supplier, restaurant, key)).body).toEqual(first.body)
})

test('who manages the supplier’s orders is told, each in their own language', async () => {
  const desk = await aMember(world, supplier, 'desk')
  const picker = await aMember(world, supplier, 'picker')
  await ask()
  expect(await mailsQueuedFor(world, desk.email)).toEqual(['account-asked'])
  expect(await mailsQueuedFor(world, picker.email)).toEqual([])
  const french = await mailTo(supplier, 'fr')
  expect(french?.subject).toBe('Chez Aline\u00a0: un restaurant demande un compte')
  const english = await mailTo(desk, 'en')
  expect(english?.subject).toBe('Chez Aline: a restaurant asks for an account')
  for (const mail of [french, english]) {
    for (const said of ['Montréal', '514 555-0100', 'https://halles.example.ca/supplier/customers'])
      expect(mail?.text).toContain(said)
  }
  expect(await mailTo(picker, 'fr')).toBeUndefined()
})

test('a mail that was overtaken by its answer does not leave', async () => {
  await ask()
  await aCustomer(world, supplier, restaurant, { status: 'open' })
  expect(await mailTo(supplier, 'fr')).toBeUndefined()
})

test('open screens of both fetch again', async () => {
  const streams = await Promise.all([supplier, restaurant].map(({ browser }) => aStream(browser)))
  for (const stream of streams) await stream.until(() => stream.messages.length === 1)
  await ask()
  for (const stream of streams) await stream.until(() => stream.messages.length === 2)
})

test('an account that is open stays as it is; one that is closed is not asked for again', async () => {
  await aCustomer(world, supplier, restaurant, { status: 'open', code: 'R-17' })
  expect(await ask()).toMatchObject({ status: 200, body: { account: 'open', code: 'R-17' } })
  await aCustomer(world, supplier, restaurant, { status: 'closed' })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'customer_closed' } })
  expect(await customers()).toEqual([{ restaurant_id: restaurant.id, status: 'closed' }])
  expect(await mailsQueuedFor(world, supplier.email)).toEqual([])
})

test('whoever is no active supplier of the city is not found, in the same bytes', async () => {
  const others = [
    await aSupplier(world, { serves: ['Rimouski'] }),
    await aSupplier(world, { status: 'suspended' }),
    await aSupplier(world, { status: 'pending' }),
    restaurant,
    { ...supplier, publicId: '0'.repeat(32) },
  ]
  const answers = await Promise.all(others.map((other) => ask(other)))
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 404))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(
    await database
      .selectFrom('customer')
      .selectAll()
      .where('restaurant_id', '=', restaurant.id)
      .execute(),
  ).toEqual([])
})

test('whoever asks while its first order is placed is a customer', async () => {
  const [answer] = await holding(
    database,
    (tx) => sql`select from supplier where account_id = ${supplier.id} for share`.execute(tx),
    [ask],
    (tx) =>
      tx
        .insertInto('customer')
        .values({ supplier_id: supplier.id, restaurant_id: restaurant.id, status: 'open' })
        .execute(),
  )
  expect(answer).toMatchObject({ status: 200, body: { account: 'open' } })
  expect(await mailsQueuedFor(world, supplier.email)).toEqual([])
})

test('a restaurant asks thirty suppliers in a day; what changes nothing does not count', async () => {
  const suppliers = await Promise.all(Array.from({ length: 31 }, () => aSupplier(world)))
  const [last = supplier, ...others] = suppliers
  for (const other of others) {
    expect((await ask(other)).status).toBe(200)
    expect((await ask(other)).status).toBe(200)
  }
  const refused = await ask(last)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(await mailsQueuedFor(world, last.email)).toEqual([])
  expect((await ask(last, await aRestaurant(world))).status).toBe(200)
}, 30_000)
