import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('both sides read the statement of a month with what is owed today; others none', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  await aCustomer(world, supplier, restaurant, { code: 'C-9' })
  const invoice = await anIssuedPaper(world, supplier, restaurant, { totalCents: 123_450 })
  await aPayment(supplier, restaurant, '234.50', { paid_on: montrealToday() })
  const month = montrealToday().slice(0, 7)
  const of = (other: { publicId: string }, format = 'html') =>
    `/api/statement-file/?business_public_id=${other.publicId}&month=${month}&format=${format}`
  const pages = await Promise.all([
    supplier.browser.get(of(restaurant)),
    restaurant.browser.get(of(supplier)),
  ])
  for (const { text } of pages) {
    const said = words(text)
    expect(said).toContain('Relevé de compte')
    expect(said).toContain(`Facture ${invoice.label} 1 234,50 $ 1 234,50 $`)
    expect(said).toMatch(/Paiement chèque .*−234,50 \$ 1 000,00 \$/)
    expect(said).toMatch(/Solde à payer au .* 1 000,00 \$/)
    expect(said).toContain('Nº de client : C-9')
  }
  const pdf = await supplier.browser.get(of(restaurant, 'pdf'))
  expect([pdf.status, pdf.text.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  const stranger = await aSupplier(world)
  expect((await stranger.browser.get(of(restaurant))).status).toBe(404)
})
