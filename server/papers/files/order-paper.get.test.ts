import { pdfText } from '@halles/testing/checks/pdf-structure.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { agreeDelivery } from '@halles/testing/world/agreed-delivery.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { beforeAll, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount
let order: BuiltOrder
let address: (kind: string, format?: string, language?: string) => string

beforeAll(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  await aCustomer(world, supplier, restaurant, { code: 'C-77' })
  const product = await aProduct(world, supplier, { nameFr: 'Épaule de porc', priceCents: 4_250 })
  const other = await aProduct(world, supplier, { nameFr: 'Cœurs de céleri' })
  order = await anOrder(world, restaurant, [
    { product, quantity: 4 },
    { product: other, quantity: 1 },
  ])
  await world.database
    .updateTable('product')
    .set({ item_code: 'P-104' })
    .where('public_id', '=', product.publicId)
    .execute()
  const part = order.partOf(supplier)
  const delivery = { day: '2026-12-04', poNumber: 'PO-12', note: 'Par la ruelle' }
  await agreeDelivery(world, part, delivery)
  const [first = '', second = ''] = part.lines
  const { status, text } = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: part.publicId,
    action: 'modified',
    products: [{ public_id: first, edited_quantity: 3 }],
    removed_products: [second],
  })
  if (status !== 200) throw new Error(text)
  address = (kind, format = 'html', language = 'fr') =>
    `/api/order-paper/?supplier_order_public_id=${part.publicId}&kind=${kind}&format=${format}&language=${language}`
})

/** As it is read: without markup, blanks as one. */
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('both sides read the confirmation of what was agreed; only the supplier reads its own item codes', async () => {
  const own = await supplier.browser.get(address('confirmation'))
  expect(own.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(own.headers.get('content-disposition')).toMatch(
    /^inline; filename="Confirmation-de-commande-no-\d+\.html"$/,
  )
  expect(own.headers.get('content-security-policy')).toContain("style-src 'self'")
  const text = words(own.text)
  expect(text).toContain('demandé 4, expédié 3')
  expect(text).toContain('127,50 $')
  expect(text).toContain('Nº de client : C-77')
  expect(text).toContain('PO-12')
  expect(text).toContain('vendredi 4 décembre, de 6 h à 11 h')
  expect(text).not.toContain('céleri')
  expect(text).toContain('P-104')
  const theirs = await restaurant.browser.get(address('confirmation'))
  expect(words(theirs.text)).toContain('127,50 $')
  expect(theirs.text).not.toContain('P-104')
})

test('who picks prints the packing slip, without a price; a restaurant does not', async () => {
  const picker = await aMember(world, supplier, 'picker')
  const slip = await picker.browser.get(address('packing_slip', 'html', 'en'))
  expect(words(slip.text)).toContain('Bon de livraison / Packing slip')
  expect(slip.text).not.toMatch(/\d[.,]\d\d[\u00a0 ]\$/)
  expect((await picker.browser.get(address('confirmation'))).status).toBe(403)
  expect((await restaurant.browser.get(address('packing_slip'))).body.code).toBe('not_permitted')
})

test('the same as a PDF, made in a thread', async () => {
  const cookie = [...supplier.browser.cookies].map(([name, value]) => `${name}=${value}`)
  const answer = await fetch(world.origin + address('confirmation', 'pdf'), {
    headers: { Cookie: cookie.join('; ') },
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.pdf"$/)
  const [text] = await pdfText(await answer.bytes())
  expect(text).toContain('Épaule de porc')
  expect(text).toContain('Total avant taxes')
})

test('an order that nobody has answered says so; one that was refused has no papers', async () => {
  const product = await aProduct(world, supplier)
  const pending = (await anOrder(world, restaurant, [{ product, quantity: 1 }])).partOf(supplier)
  const of = `/api/order-paper/?supplier_order_public_id=${pending.publicId}&kind=confirmation&format=html`
  const before = await restaurant.browser.get(of)
  expect(words(before.text)).toContain('Le fournisseur n’a pas encore accepté cette commande.')
  await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: pending.publicId,
    action: 'cancelled',
  })
  expect((await restaurant.browser.get(of)).status).toBe(404)
})

test("somebody else's order and an unknown one are not found alike; a format that there is not is named", async () => {
  const strangers = [await aSupplier(world), await aRestaurant(world)]
  for (const { browser } of strangers) {
    const [known, unknown] = await Promise.all([
      browser.get(address('confirmation')),
      browser.get('/api/order-paper/?supplier_order_public_id=x&kind=confirmation&format=html'),
    ])
    expect([known.status, unknown.status]).toEqual([404, 404])
    expect(known.body).toEqual(unknown.body)
  }
  const wrong = await supplier.browser.get(address('confirmation', 'docx'))
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body.fields)).toEqual(['format'])
})
