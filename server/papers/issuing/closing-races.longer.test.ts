import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
const restaurant = await aRestaurant(world)
const reading = papersOf(restaurant)

/** A supplier with two orders to invoice, and two of its sessions. */
async function aSeller() {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier, { priceCents: 1_000 })
  const done = () => aDoneOrder(world, restaurant, supplier, [{ product, quantity: 1 }])
  const ids = [(await done()).partOf(supplier).publicId, (await done()).partOf(supplier).publicId]
  const office = await signedIn(world, supplier)
  return {
    ...papersOf(supplier),
    ids,
    publicId: supplier.publicId,
    close: () => office.post('/api/close-account/', { current_password: PASSWORD }),
  }
}

let seller: Awaited<ReturnType<typeof aSeller>>
/** What its customer got of it, each with the address that is erased when it closes. */
async function invoicesGot() {
  const { results } = await reading.list(`other_public_id=${seller.publicId}`)
  const papers = await Promise.all(
    results.map(({ public_id }: { public_id: string }) => reading.read(public_id)),
  )
  for (const { seller: said } of papers) expect(said.address).not.toBe('')
  return papers.length
}

test.each([
  ['an account is closed while it issues an invoice', true],
  ['an invoice is asked for while its account is closed', false],
])('%s, at every statement: it is issued whole, or not at all', async (_, isIssuedFirst) => {
  const outcomes = new Set<number>()
  await atEveryPoint(
    database,
    async () => {
      seller = await aSeller()
      const { issue, ids, close } = seller
      return isIssuedFirst
        ? { first: () => issue(ids), second: close }
        : { first: close, second: () => issue(ids) }
    },
    async (answers, { point }) => {
      const [issued, closed] = isIssuedFirst ? answers : answers.toReversed()
      expect([point, closed?.status], closed?.text).toEqual([point, 204])
      expect([201, 401], issued?.text).toContain(issued?.status)
      outcomes.add(issued?.status ?? 0)
      expect(await invoicesGot()).toBe(issued?.status === 201 ? 1 : 0)
    },
  )
  expect(outcomes.size).toBe(2)
})

test('an account is closed while it invoices a day, at every statement: what was issued stands, no more is', async () => {
  const counts = new Set<number>()
  await atEveryPoint(
    database,
    async () => {
      seller = await aSeller()
      const { issueDay, close } = seller
      return { first: () => issueDay(montrealToday()), second: close }
    },
    async ([issued, closed], { point }) => {
      expect([point, closed.status], closed.text).toEqual([point, 204])
      const got = await invoicesGot()
      counts.add(got)
      if (issued.status === 200) expect(issued.body.issued).toBe(got)
      else expect([issued.status, got < 2]).toEqual([401, true])
    },
  )
  expect([...counts].toSorted()).toEqual([0, 1, 2])
})
