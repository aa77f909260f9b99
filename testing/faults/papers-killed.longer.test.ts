import { randomUUID } from 'node:crypto'
import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { comesToWait } from '../checks/comes-to-wait.ts'
import { expectConsistent } from '../checks/expect-consistent.ts'
import type { Answer } from '../client/browser.ts'
import { connectPatiently } from '../database/test-database.ts'
import { aFolder, postmasterOf, started } from '../servers/embedded-servers.ts'
import { MailServer } from '../servers/mail-server.ts'
import { addressesOfOwn } from '../servers/pooler-of-its-own.ts'
import { freePort, startServer } from '../servers/server-process.ts'
import { aProduct, aRestaurant, aSupplier } from '../world/builders.ts'
import { montrealToday } from '../world/credit.ts'
import { aDoneOrder, papersOf } from '../world/invoice.ts'

const LONGEST_RECOVERY = 60_000

/** A server and its database, which can both be killed, with a supplier that has issued one invoice and has two orders more. */
async function aMarketToKill() {
  const dataDir = await aFolder(0o755)
  const { connection } = await started({ dataDir })
  const mails = await MailServer.started()
  const port = String(await freePort())
  const variables = {
    ...(await addressesOfOwn(connection)),
    ...{ PORT: port, DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${mails.port}` },
  }
  let server = await startServer(connection, variables)
  onTestFinished(() => server.kill())
  const database = connectPatiently(connection, onTestFinished)
  const world = { origin: `http://127.0.0.1:${port}`, database }
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier)
  const done = async () =>
    (await aDoneOrder(world, restaurant, supplier, [{ product, quantity: 2 }])).partOf(supplier)
      .publicId
  const { issue, issueDay } = papersOf(supplier)
  expect((await issue([await done()])).body.label).toBe('000001')
  const orders = [await done(), await done()]
  const key = { 'Idempotency-Key': randomUUID() }
  return {
    database,
    supplier,
    /** The same requests each time they are sent. */
    issueOne: () => issue([orders[0] ?? ''], {}, key),
    issueDay: () => issueDay(montrealToday()),
    kill: {
      async server() {
        await server.kill()
        server = await startServer(connection, variables)
      },
      database: async () => void process.kill(await postmasterOf(dataDir), 'SIGKILL'),
    },
  }
}

/** Has a call wait after all that it writes, and before its commit, while something else is done. */
async function heldBeforeCommit(
  database: Database,
  supplier: { id: number },
  call: () => Promise<Answer>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const called = Promise.withResolvers<unknown>()
  await database
    .transaction()
    .execute(async (tx) => {
      await sql`select from last_own_change where account_id = ${supplier.id} for update`.execute(
        tx,
      )
      const calling = call()
      called.resolve(calling.catch(() => {}))
      expect(await comesToWait(database, calling, 1)).toBe(true)
      await meanwhile()
    })
    // The database that is killed ends this transaction too.
    .catch((error: unknown) => error)
  await called.promise
}

async function readIssued(database: Database) {
  const [papers, orders, mails, series] = await Promise.all([
    database.selectFrom('paper').select('label').orderBy('number').execute(),
    database.selectFrom('paper_order').select('supplier_order_id').execute(),
    database.selectFrom('outbox').select('id').where('kind', '=', 'invoice-issued').execute(),
    database.selectFrom('paper_series').select('last_number').execute(),
  ])
  return {
    labels: papers.map(({ label }) => label),
    counts: [orders.length, mails.length, ...series.map(({ last_number }) => last_number)],
  }
}

test.each([
  ['server', 'issueOne', ['000001', '000002']],
  ['database', 'issueOne', ['000001', '000002']],
  ['server', 'issueDay', ['000001', '000002', '000003']],
  ['database', 'issueDay', ['000001', '000002', '000003']],
] as const)(
  'a %s that is killed between number and commit of %s leaves no number, no paper and no mail',
  {
    timeout: 4 * LONGEST_RECOVERY,
  },
  async (killed, call, labels) => {
    const market = await aMarketToKill()
    const { database, supplier, kill } = market
    let wasWritten = false
    await heldBeforeCommit(database, supplier, market[call], async () => {
      wasWritten = true
      await kill[killed]()
    })
    expect(wasWritten).toBe(true)
    const recovered = { timeout: LONGEST_RECOVERY, interval: 100 }
    await vi.waitFor(async () => {
      expect(await readIssued(database)).toEqual({ labels: ['000001'], counts: [1, 1, 1] })
    }, recovered)
    await vi.waitFor(async () => expect((await market[call]()).status).toBeLessThan(300), recovered)
    const { length } = labels
    expect(await readIssued(database)).toEqual({ labels, counts: [length, length, length] })
    await market[call]()
    expect((await readIssued(database)).labels).toEqual(labels)
    await expectConsistent(database)
  },
)
