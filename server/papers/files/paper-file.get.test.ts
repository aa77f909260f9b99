import { pdfText } from '@halles/testing/checks/pdf-structure.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { beforeAll, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount
let paper: { public_id: string; label: string; total: string }

beforeAll(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier, {
    nameFr: 'Épaule de porc',
    nameEn: 'Pork shoulder',
    priceCents: 123_456,
  })
  const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const { publicId } = order.partOf(supplier)
  const of = { supplier_order_id: publicId }
  await supplier.browser.post('/api/supplier-order-update/', { ...of, action: 'accepted' })
  await supplier.browser.post('/api/supplier-order-set-to-done/', of)
  const { status, text, body } = await supplier.browser.post('/api/invoice-issue/', {
    orders: [publicId],
  })
  if (status !== 201) throw new Error(text)
  paper = body
})

const address = (format: string, language = 'fr') =>
  `/api/paper-file/?paper_public_id=${paper.public_id}&format=${format}&language=${language}`
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

async function pdfOf({ browser }: BuiltAccount, language: string): Promise<Uint8Array> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
  const headers = { Cookie: cookie.join('; ') }
  const answer = await fetch(world.origin + address('pdf', language), { headers })
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.bytes()
}

test('both sides read an invoice as a page, in one language or in both, from what was frozen', async () => {
  const [own, theirs] = await Promise.all([
    supplier.browser.get(address('html')),
    restaurant.browser.get(address('html', 'en')),
  ])
  expect(words(own.text)).toContain(`Facture ${paper.label}`)
  expect(words(own.text)).toContain('2 469,12 $')
  expect(words(own.text)).toContain('TPS non inscrit')
  expect(own.text).not.toContain('Invoice')
  expect(words(theirs.text)).toContain(`Facture / Invoice ${paper.label}`)
  expect(words(theirs.text)).toContain('Épaule de porc Pork shoulder')
  expect(own.headers.get('cache-control')).toBe('no-store')
})

test('both sides get the same PDF, byte for byte, whenever they ask', async () => {
  const [first, again, theirs] = [
    await pdfOf(supplier, 'en'),
    await pdfOf(supplier, 'en'),
    await pdfOf(restaurant, 'en'),
  ]
  expect(Buffer.compare(first, again)).toBe(0)
  expect(Buffer.compare(first, theirs)).toBe(0)
  const [text] = await pdfText(first)
  expect(text).toContain(`Facture / Invoice ${paper.label}`)
  expect(text).toContain('2 469,12 $')
})

test("somebody else's paper and an unknown one are not found alike; who picks or cooks reads none", async () => {
  for (const stranger of [await aSupplier(world), await aRestaurant(world)]) {
    const [known, unknown] = await Promise.all([
      stranger.browser.get(address('html')),
      stranger.browser.get('/api/paper-file/?paper_public_id=x&format=html'),
    ])
    expect([known.status, unknown.status]).toEqual([404, 404])
    expect(known.body).toEqual(unknown.body)
  }
  const members = [
    await aMember(world, supplier, 'picker'),
    await aMember(world, restaurant, 'cook'),
  ]
  for (const { browser } of members) expect((await browser.get(address('pdf'))).status).toBe(403)
})

test.each([
  ['format', 'docx', 'fr'],
  ['language', 'pdf', 'de'],
])('a %s that there is not is named', async (field, format, language) => {
  const { status, body } = await supplier.browser.get(address(format, language))
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
