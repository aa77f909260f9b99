import { rounds } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier, PASSWORD } from '@halles/testing/world/builders.ts'
import { changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { threadOf } from '@halles/testing/world/thread.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const supplier = await aSupplier(world)
const restaurant = await aRestaurant(world)
const beef = await aProduct(world, supplier)

async function aThread(buyer = restaurant) {
  const order = await anOrder(world, buyer, [{ product: beef, quantity: 2 }])
  return { order, ...threadOf(order, supplier) }
}

const numbersOf = ({ entries }: { entries: { number: number }[] }) =>
  entries.map(({ number }) => number)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('messages of both sides at once are numbered without a gap, none twice', async () => {
  for (let round = 0; round < rounds(3); round++) {
    const { write, read } = await aThread()
    const answers = await Promise.all(
      upTo(8).map((index) => write(index % 2 ? restaurant : supplier, `Message ${index}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(answers.map(({ body }) => body.number).sort((a, b) => a - b)).toEqual(upTo(9).slice(1))
    expect(numbersOf(await read(restaurant))).toEqual(upTo(9))
  }
})

test('a message and a cancellation at once both stand, in one order', async () => {
  for (let round = 0; round < rounds(4); round++) {
    const { order, write, read } = await aThread()
    const [message, cancelled] = await Promise.all([
      write(supplier, 'C’est prêt'),
      changeOf(restaurant, order, supplier).cancel(),
    ])
    expect([message.status, cancelled.status]).toEqual([201, 200])
    const thread = await read(supplier)
    expect(numbersOf(thread)).toEqual([1, 2, 3])
    expect(
      thread.entries
        .map(({ kind, status }: { kind: string; status: string }) => kind ?? status)
        .sort(),
    ).toEqual(['cancelled', 'message', 'pending'])
  }
})

test('a message to a business that is closing leaves nothing of it behind', async () => {
  for (let round = 0; round < rounds(4); round++) {
    const leaving = await aRestaurant(world)
    const { order, id, write } = await aThread(leaving)
    await answerOf(supplier, order).answer({ action: 'cancelled' })
    await leaving.browser.post('/api/restaurant-order-set-to-done/', {
      order_public_id: order.publicId,
    })
    const [, own, closed] = await Promise.all([
      write(supplier, 'Encore là?'),
      write(leaving, 'Au revoir'),
      leaving.browser.post('/api/close-account/', { current_password: PASSWORD }),
    ])
    expect(closed.status, closed.text).toBe(204)
    expect([201, 401, 403]).toContain(own.status)
    const texts = await database
      .selectFrom('order_entry_text')
      .innerJoin('order_entry', (join) =>
        join
          .onRef('order_entry.supplier_order_id', '=', 'order_entry_text.supplier_order_id')
          .onRef('order_entry.number', '=', 'order_entry_text.number'),
      )
      .select('text')
      .where('order_entry.supplier_order_id', '=', id)
      .where('order_entry.by_account_id', '=', leaving.id)
      .execute()
    expect(texts).toEqual([])
    for (const table of [
      'outbox',
      'order_event',
      'last_order_event',
      'order_message_mail',
    ] as const)
      expect(
        await database
          .selectFrom(table)
          .select('account_id')
          .where('account_id', '=', leaving.id)
          .execute(),
      ).toEqual([])
  }
})

test('two screens that have seen different parts of a trail agree on the further one', async () => {
  const { write, see, read } = await aThread()
  for (const text of ['Un', 'Deux', 'Trois']) await write(supplier, text)
  await Promise.all([4, 2, 3, 1, 4].map((number) => see(restaurant, number)))
  expect((await read(restaurant)).seen_number).toBe(4)
})

test('a person writes sixty messages an hour, however many at once; others write on', async () => {
  const limited = await anOwnApp({ rateLimits: true })
  const seller = await aSupplier(limited)
  const buyer = await aRestaurant(limited)
  const order = await anOrder(limited, buyer, [
    { product: await aProduct(limited, seller), quantity: 1 },
  ])
  const { write, read } = threadOf(order, seller)
  const statuses: number[] = []
  for (let batch = 0; batch < 7; batch++) {
    const answers = await Promise.all(upTo(10).map(() => write(buyer, 'Allô?')))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60)
  const refused = await write(buyer, 'Allô?')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_messages'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused.body.message).toContain('60 messages')
  expect((await read(seller)).last_number).toBe(61)
  expect((await write(seller, 'Oui!')).status).toBe(201)
})
