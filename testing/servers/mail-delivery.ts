import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { aProduct, aRestaurant, aSupplier, type BuiltAccount } from '../world/builders.ts'
import { anOrder } from '../world/order.ts'
import { MailServer } from './mail-server.ts'
import { aMailWorker, NO_REQUESTS, SHORT_TIMES } from './mail-worker.ts'
import { anOwnApp } from './test-app.ts'

export const WAIT_FOR_MAILS = { timeout: 50_000, interval: 50 }

/** A market, a mail server, and workers between them that end with each test. */
export async function aMailDelivery() {
  const world = await anOwnApp()
  const mailServer = await MailServer.started()
  const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`
  const workers: { stop: () => Promise<void> }[] = []
  async function endWorkers() {
    for (const worker of workers.splice(0)) await worker.stop()
  }
  afterEach(endWorkers)

  async function aWorker(times = SHORT_TIMES, requests = NO_REQUESTS) {
    const worker = await aMailWorker(world, { SMTP_URL }, { times, requests })
    workers.push(worker)
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
    }, WAIT_FOR_MAILS)

  const attempted = ({ email }: BuiltAccount) =>
    vi.waitFor(() => expect(mailServer.attempts).toContain(email), WAIT_FOR_MAILS)

  /** Every mail queued so far has ended, and the jobs with them. */
  const allEnded = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`
      select id from outbox where outcome is null
      union all select id from pgboss.job where state not in ('completed', 'cancelled')`.execute(
        world.database,
      )
      expect(rows).toEqual([])
    }, WAIT_FOR_MAILS)

  return {
    ...{ world, mailServer, SMTP_URL, aWorker, endWorkers, anOrderToPlace },
    ...{ holdRecipients, arrived, attempted, allEnded },
  }
}
