import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the record of an exercise, and the packing slip of its order, name the lot', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier, { nameFr: 'Épaule', nameEn: 'Shoulder' })
  const order = await anOrderOfLot(world, restaurant, supplier, { lot: 'L-77', cases: 3, product })
  const { public_id: recall } = await aRecall(supplier, 'L-77', { is_exercise: true })
  const of = (format: string) =>
    `/api/recall-file/?recall_public_id=${recall}&format=${format}&language=en`
  const told = words((await supplier.browser.get(of('html'))).text)
  expect(told).toContain('Exercice de rappel / Recall exercise L-77')
  expect(told).toContain('0 sur 1 / 0 of 1')
  expect(told).toContain(restaurant.name)
  expect(told).toContain('pas encore not yet')
  await restaurant.browser.post('/api/recall-acknowledge/', { recall_public_id: recall })
  expect(words((await supplier.browser.get(of('html'))).text)).toContain('1 sur 1 / 1 of 1')
  const pdf = await supplier.browser.get(of('pdf'))
  expect([pdf.status, pdf.text.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  const slip = await supplier.browser.get(
    `/api/order-paper/?supplier_order_public_id=${order.partOf(supplier).publicId}&kind=packing_slip&format=html`,
  )
  expect(words(slip.text)).toContain('L-77 (3)')
  expect((await restaurant.browser.get(of('html'))).status).toBe(403)
})
