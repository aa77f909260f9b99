import { aPriceList } from '@halles/testing/world/price-list.ts'
import { expect, test } from 'vitest'
import { readInWorker } from './read-in-worker.ts'

test('who else asks meanwhile does not wait for a long list', async () => {
  const list = Array.from({ length: 20_000 }, (_, index) => ({ name_fr: `Produit ${index}` }))
  let turns = 0
  let reading = true
  function turn() {
    turns++
    if (reading) setImmediate(turn)
  }
  turn()
  const read = await readInWorker(Buffer.from(aPriceList(list)))
  reading = false
  expect('rows' in read && read.rows.length).toBe(20_000)
  // Read on this thread, all rows would be one turn of its loop.
  expect(turns).toBeGreaterThan(100)
})

test('several lists at once are read one after the other, each as itself', async () => {
  const lists = ['1.00', '2.00', 'trois'].map((price) => Buffer.from(aPriceList([{ price }])))
  const read = await Promise.all(lists.map(readInWorker))
  expect(read).toMatchObject([
    { rows: [{ read: { product: { priceCents: 100 } } }] },
    { rows: [{ read: { product: { priceCents: 200 } } }] },
    { rows: [{ read: { faults: [{ column: 'price', reason: 'amount_unreadable' }] } }] },
  ])
})

test('when many wait the next is told to come back, and those who wait are served', async () => {
  const list = Buffer.from(aPriceList())
  const reads = await Promise.allSettled(Array.from({ length: 12 }, () => readInWorker(list)))
  const refusals = reads.flatMap((read) => (read.status === 'rejected' ? [read.reason.code] : []))
  expect(refusals).toEqual(Array(4).fill('unavailable'))
  expect(await readInWorker(list)).toMatchObject({ rows: [{}] })
})
