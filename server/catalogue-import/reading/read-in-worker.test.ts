import { aPriceList } from '@halles/testing/world/price-list.ts'
import { workbookOfTexts } from '@halles/testing/world/workbook.ts'
import { expect, test } from 'vitest'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { readInWorker } from './read-in-worker.ts'

// However busy the machine.
const PATIENT = 170_000

const SUPPLIERS = Array.from({ length: 12 }, (_, index) => index + 1) as SupplierId[]
const [SUPPLIER = 0 as SupplierId, NEIGHBOUR = 0 as SupplierId] = SUPPLIERS

test('who else asks meanwhile does not wait for a long list', async () => {
  const list = Array.from({ length: 20_000 }, (_, index) => ({ name_fr: `Produit ${index}` }))
  let turns = 0
  let reading = true
  function turn() {
    turns++
    if (reading) setImmediate(turn)
  }
  turn()
  const read = await readInWorker(SUPPLIER, Buffer.from(aPriceList(list)), PATIENT)
  reading = false
  expect('rows' in read && read.rows.length).toBe(20_000)
  // Read on this thread, all rows would be one turn of its loop.
  expect(turns).toBeGreaterThan(100)
})

test('several lists at once are read in turn, each as itself', async () => {
  const lists = ['1.00', '2.00', 'trois'].map((price) => Buffer.from(aPriceList([{ price }])))
  const read = await Promise.all(
    lists.map((list, index) => readInWorker(SUPPLIERS[index] ?? SUPPLIER, list, PATIENT)),
  )
  expect(read).toMatchObject([
    { rows: [{ read: { product: { priceCents: 100 } } }] },
    { rows: [{ read: { product: { priceCents: 200 } } }] },
    { rows: [{ read: { faults: [{ column: 'price', reason: 'amount_unreadable' }] } }] },
  ])
})

test('when many wait the next is told to come back, and those who wait are served', async () => {
  const list = Buffer.from(aPriceList())
  const reads = await Promise.allSettled(
    SUPPLIERS.map((supplier) => readInWorker(supplier, list, PATIENT)),
  )
  const refusals = reads.flatMap((read) => (read.status === 'rejected' ? [read.reason.code] : []))
  expect(refusals).toEqual(Array(4).fill('unavailable'))
  expect(await readInWorker(SUPPLIER, list, PATIENT)).toMatchObject({ rows: [{}] })
})

test('one supplier fills its own places only: a neighbour is read while it waits', async () => {
  const list = Buffer.from(aPriceList())
  const own = Array.from({ length: 8 }, () => readInWorker(SUPPLIER, list, PATIENT))
  const neighbour = readInWorker(NEIGHBOUR, list, PATIENT)
  const refusals = (await Promise.allSettled(own)).filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(6)
  expect(await neighbour).toMatchObject({ rows: [{}] })
})

test('a small workbook of three million shared texts is refused before they are read [A206]', async () => {
  const file = workbookOfTexts('<si/>'.repeat(3_000_000))
  expect(file.length).toBeLessThan(123_000)
  expect(await readInWorker(SUPPLIER, file, PATIENT)).toEqual({ refused: 'file_too_many_texts' })
})

test('a list that takes too long is refused as unreadable', async () => {
  const read = await readInWorker(SUPPLIER, Buffer.from(aPriceList()), 0)
  expect(read).toEqual({ refused: 'file_unreadable' })
})
