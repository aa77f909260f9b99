import { MailServer } from '@halles/testing/servers/mail-server.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { freePort } from '@halles/testing/servers/server-process.ts'
import { aSlowLine } from '@halles/testing/servers/slow-line.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

const WAIT = { timeout: 50_000, interval: 50 }
const world = await anOwnApp()
const mailServer = await MailServer.started()
const line = await aSlowLine({ host: '127.0.0.1', port: mailServer.port })

const workers: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

async function aWorker(SMTP_URL: string) {
  workers.push(await aMailWorker(world, { SMTP_URL }))
}

/** A supplier that is mailed an order. */
async function anAddressee() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  await anOrder(world, restaurant, [{ product: await aProduct(world, supplier), quantity: 2 }])
  return supplier
}

async function storedFor(recipient: string) {
  const mails = await world.database
    .selectFrom('outbox')
    .select(['outcome', 'problem', 'message_id as messageId'])
    .where('recipient', '=', recipient)
    .execute()
  expect(mails).toHaveLength(1)
  return mails[0]
}

const left = (email: string) =>
  vi.waitFor(async () => expect((await storedFor(email))?.outcome).toBe('sent'), WAIT)

test('over a line that passes 100 bytes at a time a mail takes longer and nothing else', async () => {
  line.slowDown(100, 1)
  await aWorker(`smtp://127.0.0.1:${line.port}`)
  const { email } = await anAddressee()
  await left(email)
  line.slowDown(Number.POSITIVE_INFINITY, 0)
  expect(mailServer.receivedBy(email)).toHaveLength(1)
})

test.for([
  [1, 'end'],
  [80, 'end'],
  [80, 'reset'],
  [250, 'reset'],
] as const)(
  'a line that is cut %i bytes into the answers, by %s, gets the mail again under its Message-ID',
  async ([bytes, how]) => {
    line.slowDown(40, 0)
    line.cutAfter(bytes, how)
    await aWorker(`smtp://127.0.0.1:${line.port}`)
    const { email } = await anAddressee()
    await left(email)
    line.slowDown(Number.POSITIVE_INFINITY, 0)
    await vi.waitUntil(line.isCut, WAIT)
    const stored = await storedFor(email)
    const ids = mailServer.receivedBy(email).map(({ messageId }) => messageId)
    expect(new Set(ids)).toEqual(new Set([stored?.messageId]))
  },
)

test('a mail server whose certificate nobody vouches for gets nothing, the mail waits', async () => {
  const received: string[] = []
  // It has one of its own, for localhost, that it signed itself.
  const unknown = new SMTPServer({
    secure: true,
    authOptional: true,
    onRcptTo({ address }, _session, answer) {
      received.push(address)
      answer()
    },
  })
  unknown.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((listening) => unknown.listen(port, '127.0.0.1', listening))
  afterAll(() => new Promise<void>((closed) => unknown.close(closed)))
  await aWorker(`smtps://127.0.0.1:${port}`)
  const { email } = await anAddressee()
  await vi.waitFor(
    async () => expect((await storedFor(email))?.problem).toMatch(/certificate/i),
    WAIT,
  )
  expect((await storedFor(email))?.outcome).toBeNull()
  expect(received).toEqual([])
})
