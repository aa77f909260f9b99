import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { MailServer } from '@halles/testing/servers/mail-server.ts'
import { aMailWorker, NO_REQUESTS, SHORT_TIMES } from '@halles/testing/servers/mail-worker.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { inTransaction } from '../../database/transaction.ts'
import { openMailQueue } from '../mail-queue.ts'
import type { MailTimes } from './mail-times.ts'

const world = await aTestApp()
const mailServer = await MailServer.started()
const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
const WAIT = { timeout: 50_000, interval: 50 }

const workers: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

async function aWorker(times = SHORT_TIMES, requests = NO_REQUESTS) {
  const worker = await aMailWorker(world, { SMTP_URL }, { times, requests })
  workers.push(worker)
  return worker
}

/** The same in a process of its own. */
async function aWorkerToKill(times: MailTimes): Promise<ChildProcess> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    world.database,
  )
  const connection = { ...inject('migratedDatabase'), ...rows[0] }
  const told = JSON.stringify({ connection, SMTP_URL, times })
  const worker = spawn(process.execPath, ['testing/servers/hold-mail-worker.ts', told])
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stdout, 'data')
  return worker
}

async function anOrderToPlace() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const product = await aProduct(world, supplier)
  const place = () => anOrder(world, restaurant, [{ product, quantity: 2 }])
  return { restaurant, supplier, place }
}

function holdRecipients(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  mailServer.held = promise
  onTestFinished(() => resolve())
  return resolve
}

const arrived = (...accounts: BuiltAccount[]) =>
  vi.waitFor(() => {
    for (const { email } of accounts) expect(mailServer.receivedBy(email)).toHaveLength(1)
  }, WAIT)

const attempted = ({ email }: BuiltAccount) =>
  vi.waitFor(() => expect(mailServer.attempts).toContain(email), WAIT)

/** Every mail queued so far has ended, and the jobs with them. */
const allEnded = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select id from outbox where outcome is null
      union all select id from pgboss.job where state not in ('completed', 'cancelled')`.execute(
      world.database,
    )
    expect(rows).toEqual([])
  }, WAIT)

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
  }, WAIT)
  await mailServer.start()
  await allEnded()
  expect(mailServer.receivedBy(supplier.email)).toHaveLength(1)
  expect(mailServer.receivedBy(restaurant.email)).toHaveLength(2)
})

test('what a killed server and a sleeping one were about to send, another sends, under the same Message-ID, once', async () => {
  const times = { ...SHORT_TIMES, takeOver: 10 }
  const release = holdRecipients()
  const [first, second] = [await anOrderToPlace(), await anOrderToPlace()]
  const doomed = await aWorkerToKill(times)
  await first.place()
  await attempted(first.supplier)
  doomed.kill('SIGKILL')
  const sleeper = await aWorkerToKill(times)
  await second.place()
  await attempted(second.supplier)
  sleeper.kill('SIGSTOP')
  release()

  await aWorker(times)
  const suppliers = [first.supplier, second.supplier]
  await arrived(first.restaurant, second.restaurant, ...suppliers)
  sleeper.kill('SIGCONT')
  await allEnded()
  // What the sleeper would still send comes before anything new it does: of these, it gets some.
  for (const worker of workers.splice(0)) await worker.stop()
  const next = await anOrderToPlace()
  await next.place()
  await arrived(next.restaurant, next.supplier, ...suppliers)

  const queued = await world.database
    .selectFrom('outbox')
    .select(['recipient', 'message_id'])
    .where(
      'account_id',
      'in',
      suppliers.map(({ id }) => id),
    )
    .execute()
  for (const { recipient, message_id } of queued)
    expect(mailServer.receivedBy(recipient)).toMatchObject([{ messageId: message_id }])
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
