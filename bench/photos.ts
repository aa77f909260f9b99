import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../testing/client/browser.ts'
import { aProduct, aSupplier } from '../testing/world/builders.ts'
import { hostileFiles } from '../testing/world/hostile-photos.ts'
import { aPhonePhoto } from '../testing/world/phone-photo.ts'
import { startBenchServer } from './bench-server.ts'
import { fillMarket } from './checkout-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './median.ts'
import { orderCarts } from './order-carts.ts'
import { percentile } from './percentile.ts'
import { residentMemory } from './resident-memory.ts'

// How much checkouts wait for photos that suppliers send: the p95 of a checkout alone and while so many photos of a phone
// are under way without pause, in turn. Before that the server's memory while it is sent every hostile file of the tests;
// the process that decodes has its own.
const {
  options: { rounds, seconds, clients, uploads },
} = commandLine('bench:photos [-- --rounds 5 --seconds 6 --clients 4 --uploads 20]', {
  options: { rounds: 5, seconds: 6, clients: 4, uploads: 20 },
})
const CARTS_A_SECOND = 200

const server = await startBenchServer({ variables: { PHOTO_PRIORITY: 'low' } })
const { port, database } = server
try {
  console.log(`${await describeMachine(database)}.\n`)
  await reportHostile()
  const shoppers = await fillMarket(database, (2 * rounds + 1) * seconds * CARTS_A_SECOND)
  const senders = await Promise.all(Array.from({ length: uploads }, aSender))
  const photo = await aPhonePhoto()
  const order = () => orderCarts({ port, shoppers, seconds, clients })
  await order()
  const found = { alone: [] as number[], beside: [] as number[], sent: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    found.alone.push(percentile((await order()).latencies, 0.95))
    let isOver = false
    const sending = Promise.all(senders.map((sender) => sendUntil(sender, photo, () => isOver)))
    found.beside.push(percentile((await order()).latencies, 0.95))
    isOver = true
    found.sent.push((await sending).reduce((sum, count) => sum + count, 0))
  }
  const ratios = found.beside.map((beside, round) => beside / (found.alone[round] ?? 1))
  console.log(
    markdownTable(
      ['checkout p95 alone', `beside ${uploads} uploads`, 'median of ratios', 'photos'],
      [
        [
          `${median(found.alone).toFixed(0)} ms`,
          `${median(found.beside).toFixed(0)} ms`,
          median(ratios).toFixed(2),
          String(found.sent.reduce((sum, count) => sum + count, 0)),
        ],
      ],
    ),
  )
} finally {
  await server.stop()
}

async function reportHostile(): Promise<void> {
  const files = await hostileFiles()
  const statuses = new Map<number, number>()
  const sender = await aSender()
  for (const [, file] of files) {
    const { status } = await sendPhoto(sender, file)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const { highest } = await residentMemory(server.pid)
  console.log(
    `${files.length} hostile files: ${answers}. The server at its highest: ${highest} MB.\n`,
  )
}

type Sender = Awaited<ReturnType<typeof aSender>>

async function aSender() {
  const supplier = await aSupplier(server)
  return { browser: supplier.browser, product: await aProduct(server, supplier) }
}

/** Sends it, takes it off again, and so on; how often. Where there is no room it comes back when it is told. */
async function sendUntil(sender: Sender, photo: Buffer, isOver: () => boolean): Promise<number> {
  let count = 0
  while (!isOver()) {
    const { status, headers } = await sendPhoto(sender, photo)
    if (status === 201) count++
    else await sleep(Number(headers.get('retry-after')) * 1_000)
  }
  return count
}

async function sendPhoto({ browser, product }: Sender, file: Uint8Array): Promise<Answer> {
  const address = `/api/photo-add/?product_public_id=${product.publicId}`
  const added = await browser.post(address, Buffer.from(file))
  for (const { public_id } of added.body.photos ?? [])
    await browser.post('/api/photo-remove/', { photo_public_id: public_id })
  return added
}
