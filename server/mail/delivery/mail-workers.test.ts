import { aMailDelivery, WAIT_FOR_MAILS } from '@halles/testing/servers/mail-delivery.ts'
import { SHORT_TIMES } from '@halles/testing/servers/mail-worker.ts'
import type { BuiltAccount } from '@halles/testing/world/builders.ts'
import type { anOrder } from '@halles/testing/world/order.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { inTransaction } from '../../database/transaction.ts'
import { openMailQueue } from '../mail-queue.ts'

const { world, mailServer, ...delivery } = await aMailDelivery()
const { aWorker, anOrderToPlace, holdRecipients, arrived, attempted, allEnded } = delivery

test('a change that is undone sends nothing', async () => {
  const { restaurant, supplier } = await anOrderToPlace()
  const config = readConfig({ PUBLIC_URL: 'https://halles.example.ca', TRUST_PROXY: 'none' })
  const { queueMail, close } = await openMailQueue(world.database, config, () => {})
  onTestFinished(close)
  const tell = ({ id }: BuiltAccount, isUndone: boolean) =>
    inTransaction(world.database, async (tx) => {
      await queueMail(tx, { kind: 'password-changed', to: { accountId: id }, facts: {} })
      if (isUndone) throw new Error('undone')
    })
  await expect(tell(restaurant, true)).rejects.toThrow('undone')
  await tell(supplier, false)
  await aWorker()
  await arrived(supplier)
  await allEnded()
  expect(mailServer.receivedBy(restaurant.email)).toEqual([])
})

test('two workers send each mail once', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, anOrderToPlace))
  await Promise.all([aWorker(), aWorker()])
  for (const { place } of orders) await place()
  await arrived(...orders.flatMap(({ restaurant, supplier }) => [restaurant, supplier]))
  await allEnded()
  for (const { supplier } of orders)
    expect(mailServer.attempts.filter((to) => to === supplier.email)).toHaveLength(1)
})

test('mails are delivered while requests never cease', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, anOrderToPlace))
  await aWorker(SHORT_TIMES, { requestsAtWork: () => 400, quietFor: () => 0 })
  for (const { place } of orders) await place()
  await arrived(...orders.flatMap(({ restaurant, supplier }) => [restaurant, supplier]))
  await allEnded()
})

test('while the mail server is down every action answers, and each mail follows once after [A136]', async () => {
  await aWorker()
  await mailServer.stop()
  const { restaurant, supplier, place } = await anOrderToPlace()
  const order = await place()
  const part = order.partOf(supplier)
  const answer = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: part.publicId,
    action: 'accepted',
  })
  expect(answer.status).toBe(200)
  await vi.waitFor(async () => {
    const mails = await world.database
      .selectFrom('outbox')
      .select('problem')
      .where('recipient', 'in', [restaurant.email, supplier.email])
      .execute()
    expect(mails.map(({ problem }) => problem)).toEqual(
      Array(3).fill(expect.stringContaining('ECONNREFUSED')),
    )
  }, WAIT_FOR_MAILS)
  await mailServer.start()
  await allEnded()
  expect(mailServer.receivedBy(supplier.email)).toHaveLength(1)
  expect(mailServer.receivedBy(restaurant.email)).toHaveLength(2)
})

test('an order that is cancelled before its mails leave is in none of them', async () => {
  const { restaurant, supplier, place } = await anOrderToPlace()
  await cancel(supplier, await place())
  await aWorker()
  await arrived(restaurant)
  await allEnded()
  expect(mailServer.receivedBy(restaurant.email)[0]?.subject).toMatch(/refusée/)
  expect(mailServer.receivedBy(supplier.email)).toEqual([])
})

test('an order that is cancelled while the mail server keeps its mails waiting is in none of them', async () => {
  const { restaurant, supplier, place } = await anOrderToPlace()
  const release = holdRecipients()
  await aWorker()
  const order = await place()
  await attempted(supplier)
  await attempted(restaurant)
  await cancel(supplier, order)
  release()
  await arrived(restaurant)
  await allEnded()
  expect(mailServer.receivedBy(restaurant.email)[0]?.subject).toMatch(/refusée/)
  expect(mailServer.receivedBy(supplier.email)).toEqual([])
})

test('a server that ends sees its mails off first', async () => {
  const { restaurant, supplier, place } = await anOrderToPlace()
  const release = holdRecipients()
  const worker = await aWorker()
  await place()
  await attempted(supplier)
  await attempted(restaurant)
  const stopped = worker.stop()
  release()
  await stopped
  await arrived(restaurant, supplier)
  await allEnded()
})

async function cancel(supplier: BuiltAccount, order: Awaited<ReturnType<typeof anOrder>>) {
  const answer = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    action: 'cancelled',
  })
  expect(answer.status).toBe(200)
}
