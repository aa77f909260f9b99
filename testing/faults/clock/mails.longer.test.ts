import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { correctMoments } from '@halles/server/clock/correct-moments.ts'
import { connectionOf } from '@halles/server/database/connect.ts'
import { openJobQueue } from '@halles/server/jobs/job-queue.ts'
import { MAIL_TIMES, type MailTimes } from '@halles/server/mail/delivery/mail-times.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aClockToSet, SILENT } from '../../database/clock-to-set.ts'
import { MailServer } from '../../servers/mail-server.ts'
import { aMailWorker, SHORT_TIMES } from '../../servers/mail-worker.ts'
import { aServerOf } from '../../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../../world/builders.ts'
import { anOrder } from '../../world/order.ts'

const TAKEN_OVER_SOON = { ...SHORT_TIMES, takeOver: 10 }
const YEAR_AND_MORE = 400 * 24
const WAIT = { timeout: 60_000, interval: 50 }
const { database, setClock } = await aClockToSet()
const world = await aServerOf(database)
const mailServer = await MailServer.started()
const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`

async function aTrade() {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier)
  return { supplier, place: () => anOrder(world, restaurant, [{ product, quantity: 2 }]) }
}

const waits = ({ email }: BuiltAccount) =>
  vi.waitFor(async () => {
    const mails = await database
      .selectFrom('outbox')
      .select('problem')
      .where('recipient', '=', email)
      .execute()
    expect(mails.map(({ problem }) => problem)).toEqual([expect.stringContaining('ECONNREFUSED')])
  }, WAIT)

const arrived = ({ email }: BuiltAccount) =>
  vi.waitFor(() => expect(mailServer.receivedBy(email)).toHaveLength(1), WAIT)

/** A process that sends mails, until it is killed. */
async function aWorkerToKill(times: MailTimes): Promise<ChildProcess> {
  const told = JSON.stringify({ connection: connectionOf(database), SMTP_URL, times })
  const worker = spawn(process.execPath, ['testing/servers/hold-mail-worker.ts', told])
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stdout, 'data')
  return worker
}

test('a mail that was put off while the clock was ahead leaves once it was set back', async () => {
  const { supplier, place } = await aTrade()
  await place()
  await mailServer.stop()
  await setClock(YEAR_AND_MORE)
  const worker = await aMailWorker(
    world,
    { SMTP_URL },
    { times: { ...SHORT_TIMES, giveUp: 2 * YEAR_AND_MORE * 3_600 } },
  )
  await waits(supplier)
  await worker.stop()
  await setClock(-YEAR_AND_MORE)
  await mailServer.start()
  const next = await aMailWorker(world, { SMTP_URL })
  await correctMoments(database, SILENT)
  await arrived(supplier)
  await next.stop()
})

test('a mail whose worker was killed while the clock was ahead is another’s once it was set back', async () => {
  // From then on the queue gives jobs up after so long.
  await (await aMailWorker(world, { SMTP_URL }, { times: TAKEN_OVER_SOON })).stop()
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  mailServer.held = promise
  const { supplier, place } = await aTrade()
  await place()
  await setClock(YEAR_AND_MORE)
  const worker = await aWorkerToKill(TAKEN_OVER_SOON)
  await vi.waitFor(() => expect(mailServer.attempts).toContain(supplier.email), WAIT)
  worker.kill('SIGKILL')
  resolve()
  await setClock(-YEAR_AND_MORE)
  const next = await aMailWorker(world, { SMTP_URL }, { times: TAKEN_OVER_SOON })
  await correctMoments(database, SILENT)
  await arrived(supplier)
  await next.stop()
})

test.for([
  [47, 'sent'],
  [49, 'given_up'],
] as const)(
  'a mail server that is away for %i hours is asked again then: the mail is %s',
  async ([hours, outcome]) => {
    const { supplier, place } = await aTrade()
    await mailServer.stop()
    const times = { ...SHORT_TIMES, giveUp: MAIL_TIMES.giveUp }
    const worker = await aMailWorker(world, { SMTP_URL }, { times })
    await place()
    await waits(supplier)
    if (outcome === 'sent') await mailServer.start()
    await setClock(hours)
    await vi.waitFor(async () => {
      const mails = await database
        .selectFrom('outbox')
        .select('outcome')
        .where('recipient', '=', supplier.email)
        .execute()
      expect(mails).toEqual([{ outcome }])
    }, WAIT)
    await worker.stop()
    if (outcome !== 'sent') await mailServer.start()
    await setClock(-hours)
  },
)

test('a job that was put off while the clock was ahead is due then, and neither begun nor done', async () => {
  await setClock(YEAR_AND_MORE)
  const { place } = await aTrade()
  await place()
  await setClock(-YEAR_AND_MORE)
  const waiting = () =>
    database
      .withTables<{ 'pgboss.job': Record<'started_on' | 'completed_on' | 'state', string> }>()
      .selectFrom('pgboss.job')
      .select(['started_on', 'completed_on', sql<boolean>`start_after <= now()`.as('is_due')])
      .where('state', '=', 'created')
      .execute()
  expect(await waiting()).toContainEqual({ started_on: null, completed_on: null, is_due: false })
  await correctMoments(database, SILENT)
  for (const job of await waiting())
    expect(job).toEqual({ started_on: null, completed_on: null, is_due: true })
})

test('mails that wait in a queue are still there after the clock went ahead, and leave', async () => {
  const { supplier, place } = await aTrade()
  await place()
  await setClock(YEAR_AND_MORE)
  const jobs = () =>
    database
      .withTables<{ 'pgboss.job': { id: string; state: string } }>()
      .selectFrom('pgboss.job')
      .select('id')
      .where('state', '=', 'created')
      .execute()
  const before = await jobs()
  const queue = await openJobQueue(database, { report() {} })
  await queue.supervise()
  await queue.stop({ graceful: false, close: false })
  expect(await jobs()).toEqual(before)
  expect(before).not.toEqual([])
  await setClock(-YEAR_AND_MORE)
  const worker = await aMailWorker(world, { SMTP_URL })
  await arrived(supplier)
  await worker.stop()
})
