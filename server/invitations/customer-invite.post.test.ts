import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const invite = (input: object = {}, { browser }: BuiltAccount = supplier) =>
  browser.post('/api/customer-invite/', input)
const list = async () => (await supplier.browser.get('/api/customer-invitation-list/')).body

/** What was sent is moved into the past, for the clock is the database's. */
const pass = (days: number) =>
  sql`update trade_invitation set invited_at = invited_at - ${days} * interval '1 day'
    where account_id = ${supplier.id}`.execute(world.database)

test('all who were named get one mail each, in their language, however often they are invited', async () => {
  const [one, other] = [somebody(), somebody()]
  await aCustomerImport(supplier.browser, [
    { ...one, language: 'fr' },
    { ...other, language: 'en' },
  ])
  const answers = await Promise.all([invite(), invite()])
  expect(answers.map(({ body }) => body.invited).toSorted()).toEqual([0, 2])
  expect(answers[0]?.body.counts).toEqual({ to_send: 0, sent: 2, accepted: 0, ended: 0 })
  for (const { email } of [one, other]) {
    expect(await mailsQueuedFor(world, email)).toEqual(['trade-invitation'])
  }
  const languages = world.database
    .selectFrom('outbox')
    .select('language')
    .where('recipient', 'in', [one.email, other.email])
    .orderBy('recipient')
  expect(await languages.execute()).toEqual([{ language: 'fr' }, { language: 'en' }])
})

test('who does not answer is asked again by name after thirty days, not before, and by the newer link', async () => {
  const { publicId, email, token } = await aTradeInvitation(world, supplier)
  const again = { public_ids: [publicId] }
  await pass(29)
  expect([(await invite(again)).body.invited, (await list()).results[0].may_invite]).toEqual([
    0,
    false,
  ])
  await pass(2)
  expect((await list()).results[0].may_invite).toBe(true)
  expect((await invite()).body.invited).toBe(0)
  expect((await invite(again)).body.invited).toBe(1)
  expect(await mailsQueuedFor(world, email)).toHaveLength(2)
  const { browser } = await aRestaurant(world)
  expect((await browser.get(`/api/trade-invitation/?token=${token}`)).status).toBe(409)
})

test('an address gets the same answer whether or not it has an account on Halles', async () => {
  const restaurant = await aRestaurant(world)
  await aCustomer(world, supplier, restaurant)
  const emails = [
    (await aRestaurant(world)).email,
    (await aRestaurant(world, { status: 'pending' })).email,
    (await aMember(world, restaurant, 'cook')).email,
    (await aSupplier(world)).email,
    (await anOperator(world)).email,
    somebody().email,
  ]
  const answers = []
  for (const email of emails) {
    const inviter = await aSupplier(world)
    await aCustomer(world, inviter, restaurant)
    const { status, text } = await invite({ customer: { name: 'X', email } }, inviter)
    const listed = await inviter.browser.get('/api/customer-invitation-list/')
    answers.push(
      `${status} ${text} ${listed.text}`
        .replaceAll(email, '')
        .replaceAll(/"(?:public_id|invited_at)":"[^"]+"/g, ''),
    )
    expect(await mailsQueuedFor(world, email)).toContain('trade-invitation')
  }
  expect(new Set(answers).size).toBe(1)
})

test('the contact of a customer of one’s own is not invited', async () => {
  const restaurant = await aRestaurant(world)
  await aCustomer(world, supplier, restaurant)
  const { status, body } = await invite({ customer: { name: 'X', email: restaurant.email } })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['customer.email']])
  expect(await mailsQueuedFor(world, restaurant.email)).toEqual([])
})

test('another supplier’s invitation and one that nobody knows are answered alike, and not sent', async () => {
  const other = await aSupplier(world)
  const theirs = somebody()
  await aCustomerImport(other.browser, [theirs])
  const named = await other.browser.get('/api/customer-invitation-list/')
  const [foreign] = named.body.results
  const answers = [
    await invite({ public_ids: [foreign.public_id] }),
    await invite({ public_ids: ['0'.repeat(32)] }),
  ]
  expect(answers[0]?.text).toBe(answers[1]?.text)
  expect(answers[0]?.status).toBe(404)
  expect(await mailsQueuedFor(world, theirs.email)).toEqual([])
})

test('five hundred leave a day, the first named first', async () => {
  const rows = Array.from({ length: 501 }, somebody)
  await aCustomerImport(supplier.browser, rows)
  expect((await invite()).body).toMatchObject({ invited: 500, counts: { to_send: 1 } })
  expect(await mailsQueuedFor(world, rows[500]?.email ?? '')).toEqual([])
  const refused = await invite()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_invitations'])
  await pass(1)
  expect((await invite()).body.invited).toBe(1)
})

test('no more than two thousand wait', async () => {
  await sql`
    insert into trade_invitation (account_id, name, email, email_hash, language)
    select ${supplier.id}, 'X', 'x' || number || '@exemple.test', '\\x00', 'fr' from generate_series(1, 2000) number`.execute(
    world.database,
  )
  const { status, body } = await invite({ customer: somebody() })
  expect([status, body.code]).toEqual([409, 'invitations_full'])
})

test('mails of invitations leave behind those of orders', async () => {
  const { email } = await aTradeInvitation(world, supplier)
  const { rows } = await sql<{ priority: number }>`
    select priority from pgboss.job where id = (select id from outbox where recipient = ${email})`.execute(
    world.database,
  )
  expect(rows).toEqual([{ priority: 0 }])
})
