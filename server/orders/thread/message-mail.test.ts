import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'

const world = await aTestApp()
const { database } = world
const supplier = await aSupplier(world, { name: 'Ferme du Rang' })
const desk = await aMember(world, supplier, 'desk')
await aMember(world, supplier, 'picker')
await desk.browser.post('/api/language/', { lang: 'en' })
const restaurant = await aRestaurant(world, { name: 'Bistro Ancre' })
const product = await aProduct(world, supplier)

async function aThread() {
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  return { order, ...threadOf(order, supplier) }
}

/** The mails about messages of an order, and in how many seconds each leaves. */
async function mailsOf(id: number) {
  const { rows } = await sql<{
    id: string
    kind: 'order-message'
    recipient: string
    language: string
    person_id: number
    account_id: number
    facts: { supplierOrderId: number; from: number }
    seconds: number
  }>`
    select outbox.id, kind, recipient, language, person_id, account_id, facts,
      extract(epoch from job.start_after - job.created_on)::float as seconds
    from outbox join pgboss.job on job.id = outbox.id
    where kind = 'order-message' and (facts ->> 'supplierOrderId')::integer = ${id}
    order by outbox.created_at, person_id`.execute(database)
  return rows
}

const passTime = (id: number, time: string) =>
  sql`update order_message_mail set leaves_at = leaves_at - ${sql.lit(time)}::interval
    where supplier_order_id = ${id}`.execute(database)

const to = (mails: { recipient: string; language: string }[]) =>
  mails.map(({ recipient, language }) => [recipient, language])
const SUPPLIERS = (own: BuiltAccount) => [
  [own.email, 'fr'],
  [desk.email, 'en'],
]

test('messages are gathered in one mail to each who may read them, a minute later', async () => {
  const { id, write } = await aThread()
  for (const text of ['Un', 'Deux', 'Trois']) await write(restaurant, text)
  const mails = await mailsOf(id)
  expect(to(mails)).toEqual(SUPPLIERS(supplier))
  for (const { seconds } of mails) {
    expect(seconds).toBeGreaterThan(55)
    expect(seconds).toBeLessThan(65)
  }
  expect(await readMailContent(database, mails[0] as (typeof mails)[0])).toMatchObject({
    isToSupplier: true,
    businessName: 'Bistro Ancre',
    messages: 3,
  })
})

test('the next mail to the same side leaves ten minutes after the last one; the other side has its own', async () => {
  const { id, write } = await aThread()
  await write(restaurant, 'Un')
  await passTime(id, '1 minute')
  await write(restaurant, 'Deux')
  await write(restaurant, 'Trois')
  await write(supplier, 'Oui')
  const mails = await mailsOf(id)
  expect(to(mails)).toEqual([
    ...SUPPLIERS(supplier),
    ...SUPPLIERS(supplier),
    [restaurant.email, 'fr'],
  ])
  expect(mails[2]?.seconds).toBeGreaterThan(595)
  expect(mails[2]?.seconds).toBeLessThan(605)
  expect(mails[2]?.facts.from).toBe(3)
  expect(mails[4]?.seconds).toBeLessThan(65)
})

test('after a quiet time it is a minute again', async () => {
  const { id, write } = await aThread()
  await write(restaurant, 'Un')
  await passTime(id, '3 hours')
  await write(restaurant, 'Deux')
  expect((await mailsOf(id))[2]?.seconds).toBeLessThan(65)
})

test('a message that comes as a mail is about to leave is in the next one', async () => {
  const { id, write } = await aThread()
  await write(restaurant, 'Un')
  await passTime(id, '45 seconds')
  await write(restaurant, 'Deux')
  expect(await mailsOf(id)).toHaveLength(4)
})

test('whoever has seen the messages, or may not read them any more, gets none', async () => {
  const { id, write, see } = await aThread()
  const leaving = await aMember(world, supplier, 'desk')
  await write(restaurant, 'Un')
  await see(supplier, 2)
  await leaving.browser.post('/api/team-leave/')
  const contents = await Promise.all(
    (await mailsOf(id)).map((mail) => readMailContent(database, mail)),
  )
  expect(contents).toMatchObject([undefined, { messages: 1 }, undefined])
  await write(restaurant, 'Deux')
  const [again] = await mailsOf(id)
  expect(again && (await readMailContent(database, again))).toMatchObject({ messages: 1 })
})
