import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aDoneOrder, papersOf } from '@halles/testing/world/invoice.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
const beef = await aProduct(world, supplier, { priceCents: 1_000 })

const anInvoicedOrder = async () => {
  const order = await aDoneOrder(world, restaurant, supplier, [{ product: beef, quantity: 2 }])
  const { publicId } = order.partOf(supplier)
  const { body } = await papersOf(supplier).issue([publicId])
  return { order, publicId, invoice: body.public_id }
}
const listed = async (by: typeof supplier, order: string) => {
  const { body } = await by.browser.get(`/api/paper-list/?order_public_id=${order}`)
  return body.results.map((paper: { public_id: string }) => paper.public_id)
}

test('an order leads both sides, and nobody else, to its invoice and the credit notes on it', async () => {
  const { publicId, invoice } = await anInvoicedOrder()
  await anInvoicedOrder()
  const { body: note } = await supplier.browser.post('/api/credit-issue/', {
    paper_public_id: invoice,
    whole: true,
  })
  for (const side of [supplier, restaurant])
    expect(new Set(await listed(side, publicId))).toEqual(new Set([invoice, note.public_id]))
  expect(await listed(other, publicId)).toEqual([])
  expect(await listed(supplier, 'f'.repeat(32))).toEqual([])
})

test('a paper leads its supplier to its own order, and the restaurant to the whole of it', async () => {
  const { order, publicId, invoice } = await anInvoicedOrder()
  const pages = async (by: typeof supplier) =>
    (await by.browser.get(`/api/paper/?paper_public_id=${invoice}`)).body.order_pages
  expect(await pages(supplier)).toEqual([publicId])
  expect(await pages(restaurant)).toEqual([order.publicId])
})
