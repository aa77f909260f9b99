import { openJobQueue } from '@halles/server/jobs/job-queue.ts'
import { MAIL_TIMES } from '@halles/server/mail/delivery/mail-times.ts'
import { expect, test, vi } from 'vitest'
import { aClockToSet } from '../../database/clock-to-set.ts'
import { MailServer } from '../../servers/mail-server.ts'
import { aMailWorker, SHORT_TIMES } from '../../servers/mail-worker.ts'
import { aServerOf } from '../../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../../world/builders.ts'
import { anOrder } from '../../world/order.ts'

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
