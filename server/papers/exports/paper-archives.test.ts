import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { createPaperPdfs } from '../rendering/pdf/paper-pdfs.ts'

const ONE_PLACE = { atWork: 1, ofOwner: 1, inAll: 1 }
const TODAY = montrealToday()

/** A market whose papers are made by threads with one place to work in and none to wait. */
async function aMarketWith(script: URL) {
  const pdfs = createPaperPdfs({
    report: () => undefined,
    longest: 60_000,
    places: ONE_PLACE,
    script,
  })
  const world = await anOwnApp({}, { paperPdfs: pdfs })
  const restaurant = await aRestaurant(world)
  /** A supplier with so many invoices; their numbers begin with its letter. */
  const aSupplierWith = async (letter: string, invoices: number) => {
    const supplier = await aSupplier(world)
    for (let number = 1; number <= invoices; number++)
      await anIssuedPaper(world, supplier, restaurant, { label: `${letter}${number}` })
    return supplier
  }
  return { pdfs, restaurant, aSupplierWith }
}

const scriptOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${code}`)}`,
  )

/** Threads that make a paper only once they are told to; in which order they were asked for which. */
function heldThreads() {
  const name = crypto.randomUUID()
  const script = scriptOf(`
    const channel = new BroadcastChannel('${name}')
    channel.onmessage = () => parentPort.postMessage(new Uint8Array(1))
    parentPort.on('message', ({ number }) => channel.postMessage(number))`)
  const channel = new BroadcastChannel(name)
  onTestFinished(() => channel.close())
  const asked: string[] = []
  channel.onmessage = ({ data }) => asked.push(data as string)
  return {
    script,
    make: () => channel.postMessage('make'),
    untilAsked: (numbers: string[]) =>
      expect.poll(() => asked, { timeout: 60_000 }).toEqual(numbers),
  }
}

function download({ browser }: BuiltAccount) {
  const gone = new AbortController()
  const path = `/api/papers-export/?from=${TODAY}&to=${TODAY}&format=zip`
  const headers = { Cookie: `sessionid=${browser.cookies.get('sessionid')}` }
  const answer = fetch(browser.origin + path, { headers, signal: gone.signal })
  const files = answer.then(async (response) => {
    if (response.status !== 200) return response.status
    return Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer()))).length
  })
  return { files, leave: () => gone.abort(), ended: files.catch(() => 'left') }
}

test('many at once all end whole: each paper waits for its turn, though the threads have no place to wait in', async () => {
  const atOnce = `parentPort.on('message', () => parentPort.postMessage(new Uint8Array(1)))`
  const { aSupplierWith, restaurant, pdfs } = await aMarketWith(scriptOf(atOnce))
  const suppliers = [await aSupplierWith('A', 2), await aSupplierWith('B', 2)]
  const all = [...suppliers, ...suppliers, ...suppliers, restaurant].map(download)
  expect(await Promise.all(all.map(({ files }) => files))).toEqual([2, 2, 2, 2, 2, 2, 4])
  await expect.poll(pdfs.archives, { timeout: 60_000 }).toBe(0)
})

test('who goes away while it waits leaves its turn to the next, and who goes while its paper is made gets no other', async () => {
  const { script, make, untilAsked } = heldThreads()
  const { aSupplierWith, pdfs } = await aMarketWith(script)
  const { archives } = pdfs
  const untilAt = (count: number) => expect.poll(archives, { timeout: 60_000 }).toBe(count)
  const [first, second, third] = [
    await aSupplierWith('A', 3),
    await aSupplierWith('B', 3),
    await aSupplierWith('C', 2),
  ]
  const one = download(first)
  await untilAsked(['A1'])
  const two = download(second)
  await untilAt(2)
  const three = download(third)
  await untilAt(3)
  two.leave()
  await untilAt(2)
  make()
  await untilAsked(['A1', 'C1'])
  make()
  await untilAsked(['A1', 'C1', 'A2'])
  one.leave()
  await untilAt(1)
  make()
  await untilAsked(['A1', 'C1', 'A2', 'C2'])
  make()
  expect(await three.files).toBe(2)
  expect(await Promise.all([one.ended, two.ended])).toEqual(['left', 'left'])
  await untilAt(0)
})

test('an account has four at once and a server twenty-four; more are told to come back before a byte is sent', async () => {
  const { script } = heldThreads()
  const { aSupplierWith, restaurant, pdfs } = await aMarketWith(script)
  const untilAt = (count: number) => expect.poll(pdfs.archives, { timeout: 60_000 }).toBe(count)
  const waiting: ReturnType<typeof download>[] = []
  for (let accounts = 1; accounts <= 6; accounts++) {
    const supplier = await aSupplierWith('A', 1)
    for (let number = 0; number < 4; number++) waiting.push(download(supplier))
    await untilAt(4 * accounts)
    expect(await download(supplier).files).toBe(429)
  }
  expect(await download(restaurant).files).toBe(503)
  for (const one of waiting) one.leave()
  await untilAt(0)
})

test('one whose first paper cannot be made is refused, and nothing is saved under its name', async () => {
  const { aSupplierWith } = await aMarketWith(new URL('data:text/javascript,process.exit()'))
  const { browser } = await aSupplierWith('A', 1)
  const { status, headers, body } = await browser.get(
    `/api/papers-export/?from=${TODAY}&to=${TODAY}&format=zip`,
  )
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(headers.get('content-disposition')).toBeNull()
})
