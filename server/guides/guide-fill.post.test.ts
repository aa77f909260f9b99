import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { aGuide, readGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedAt } from '@halles/testing/world/order-times.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await aTestApp()
const supplier = await aSupplier(world)

/** A restaurant with a guide of products, each in 10 kg cases and with a par of as many cases; null: without. */
async function aGuideWithPars(pars: (string | null)[]) {
  const restaurant = await aRestaurant(world)
  const products: { id: number; publicId: string }[] = []
  for (const _ of pars) products.push(await aProduct(world, supplier))
  const { guide_public_id, items } = await aGuide(restaurant, products)
  const save = async (index: number, guide_version: number, more: object = {}) => {
    const answer = await restaurant.browser.post('/api/guide-item-save/', {
      ...{ guide_public_id, guide_version, item_public_id: items[index] },
      ...{ label: '', section: '', measure: 'case', par: pars[index] },
      ...{ products: [products[index]?.publicId], ...more },
    })
    expect(answer.status, answer.text).toBe(200)
  }
  for (const index of pars.keys()) await save(index, index + 1)
  const fill = (from: string, headers?: Record<string, string>) =>
    restaurant.browser.post('/api/guide-fill/', { guide_public_id, from }, headers)
  return { restaurant, products, guide_public_id, items, save, fill }
}

const quantities = (cart: Body) => linesOf(cart).map(([, quantity]) => quantity)

test('a line gets what is missing to its par, and never less than the cart has', async () => {
  const { restaurant, products, fill } = await aGuideWithPars(['4', '2', null])
  const [one, two] = products
  if (!one || !two) throw new Error('two products')
  await aCart(restaurant, [{ product: two, quantity: 5 }])
  const { body } = await fill('par')
  expect(body.filled).toMatchObject([
    { product: { public_id: one.publicId }, before: 0, quantity: 4 },
    { product: { public_id: two.publicId }, before: 5, quantity: 5 },
  ])
  expect(body).toMatchObject({ left_out: [], repriced: [], replaced: [], not_countable: [] })
  expect(quantities(body.cart).toSorted()).toEqual([4, 5])
})

test('what is counted and what is on the way are not ordered again', async () => {
  const { restaurant, products, guide_public_id, items, fill } = await aGuideWithPars(['6'])
  const [product] = products
  if (!product) throw new Error('a product')
  await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const counts = [{ item_public_id: items[0], amount: '1.5' }]
  await restaurant.browser.post('/api/guide-count-set/', { guide_public_id, counts })
  expect(quantities((await fill('par')).body.cart)).toEqual([3])
})

test('a par in cases of one product is the same amount in cases of another', async () => {
  const { products, save, fill } = await aGuideWithPars(['4'])
  const small = await aProduct(world, supplier, { quantityHundredths: 500, priceCents: 2_500 })
  await save(0, 2, { products: [products[0]?.publicId, small.publicId] })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: products[0]?.publicId })
  const { body } = await fill('par')
  expect(body.filled).toMatchObject([{ product: { public_id: small.publicId }, quantity: 8 }])
  expect(body.replaced).toMatchObject([
    { preferred: { public_id: products[0]?.publicId }, product: { public_id: small.publicId } },
  ])
})

test('what the cart has of an equal product comes, unless it can no longer be ordered', async () => {
  const { restaurant, products, save, fill } = await aGuideWithPars(['4'])
  const [preferred] = products
  if (!preferred) throw new Error('a product')
  const equal = await aProduct(world, supplier)
  await save(0, 2, { products: [preferred.publicId, equal.publicId] })
  await aCart(restaurant, [{ product: equal, quantity: 3 }])
  const before = await fill('par')
  const one = { product: { public_id: preferred.publicId }, quantity: 1 }
  expect(before.body.filled).toMatchObject([one])
  await supplier.browser.delete('/api/add-edit-product/', { public_id: equal.publicId })
  const { body } = await fill('par')
  expect(body.filled).toMatchObject([{ ...one, quantity: 4 }])
})

test('what cannot be ordered, and what cannot be counted, is named', async () => {
  const { products, items, save, fill } = await aGuideWithPars(['4', '2'])
  await save(1, 3, { measure: 'ml', par: '5000' })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: products[0]?.publicId })
  const { body } = await fill('par')
  expect(body).toMatchObject({
    filled: [],
    left_out: [
      { product: { public_id: products[0]?.publicId }, cases: 4, reason: 'product_deleted' },
    ],
    not_countable: [{ item_public_id: items[1], product: { public_id: products[1]?.publicId } }],
  })
})

test('what costs more than it was last paid is filled and named', async () => {
  const { restaurant, products, fill } = await aGuideWithPars(['4'])
  const [product] = products
  if (!product) throw new Error('a product')
  const order = await anOrder(world, restaurant, [{ product, quantity: 1 }])
  await placedAt(world, order, '2026-01-05T15:00:00Z')
  await world.database
    .updateTable('product')
    .set({ quantity_hundredths: 800 })
    .where('id', '=', product.id)
    .execute()
  const { body } = await fill('par')
  expect(body.repriced).toMatchObject([
    {
      change: 'smaller_case',
      before: { quantity_per_case: '10' },
      now: { quantity_per_case: '8' },
    },
  ])
})

test('a cart with 200 lines is filled where it has lines, and the rest is named', async () => {
  const { restaurant, products, fill } = await aGuideWithPars(['3', '3'])
  const [inCart, left] = products
  if (!inCart || !left) throw new Error('two products')
  await aCart(restaurant, [{ product: inCart, quantity: 1 }])
  await sql`
    with made as (
      insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
      select ${supplier.id}::integer, 'fetl', 'Navets ' || number, 'Turnips', 'kg', 100, 100, 100
      from generate_series(2, ${sql.lit(MAX_CART_LINES)}) number returning id)
    insert into cart_line (restaurant_id, product_id, quantity)
    select ${restaurant.id}::integer, id, 1 from made`.execute(world.database)
  const { body } = await fill('par')
  expect(body.filled).toMatchObject([{ product: { public_id: inCart.publicId }, quantity: 3 }])
  expect(body.left_out).toMatchObject([
    { product: { public_id: left.publicId }, cases: 3, reason: 'cart_full' },
  ])
  expect(body.cart.cart_products).toHaveLength(MAX_CART_LINES)
})

test('as last time: of the last order that had something of the guide, only what the guide has', async () => {
  const { restaurant, products, fill } = await aGuideWithPars([null, null])
  const [one, two] = products
  if (!one || !two) throw new Error('two products')
  const elsewhere = await aProduct(world, supplier)
  await anOrder(world, restaurant, [
    { product: one, quantity: 9 },
    { product: two, quantity: 9 },
  ])
  await anOrder(world, restaurant, [
    { product: one, quantity: 2 },
    { product: elsewhere, quantity: 7 },
  ])
  await anOrder(world, restaurant, [{ product: elsewhere, quantity: 7 }])
  const { body } = await fill('last_order')
  expect(linesOf(body.cart)).toEqual([[one.publicId, 2, '100.00']])
})

test('as last time: what came as a substitute was not ordered, and what it came for is ordered once', async () => {
  const { restaurant, products, fill } = await aGuideWithPars([null, null])
  const [one, two] = products
  if (!one || !two) throw new Error('two products')
  const other = await aGuide(restaurant, [two])
  await anOrder(world, restaurant, [{ product: two, quantity: 7 }])
  const order = await anOrder(world, restaurant, [{ product: one, quantity: 20 }])
  await agreeOnDay(world.database, order, supplier, 60)
  const calls = proposalsOf(order, restaurant, supplier)
  await calls.update({ action: 'accepted' })
  const substitutes = [{ public_id: calls.lines[0], product_public_id: two.publicId, quantity: 20 }]
  const made = await calls.propose(supplier, { substitutes })
  const { public_id, lines } = made.body.proposal
  expect((await calls.answer(restaurant, public_id, [lines[0].public_id])).status).toBe(200)
  const { body } = await fill('last_order')
  expect(body.filled).toMatchObject([{ product: { public_id: one.publicId }, quantity: 20 }])
  const ofOther = await restaurant.browser.post('/api/guide-fill/', {
    guide_public_id: other.guide_public_id,
    from: 'last_order',
  })
  expect(ofOther.body.filled).toMatchObject([{ product: { public_id: two.publicId }, quantity: 7 }])
})

test('as a week ago: all orders of that day in Montréal together, and no others', async () => {
  const { restaurant, products, fill } = await aGuideWithPars([null])
  const [product] = products
  if (!product) throw new Error('a product')
  const order = (quantity: number) => anOrder(world, restaurant, [{ product, quantity }])
  const placed = [await order(1), await order(2), await order(4), await order(8)]
  const { rows } = await sql<{ at: Date }>`
    select (((now() at time zone 'America/Toronto')::date - 7)::timestamp at time zone 'America/Toronto') as at`.execute(
    world.database,
  )
  const start = rows[0]?.at.getTime() ?? 0
  const hours = [0, 22, 25, -1]
  for (const [index, one] of placed.entries()) {
    await placedAt(world, one, new Date(start + (hours[index] ?? 0) * 3_600_000).toISOString())
  }
  expect(quantities((await fill('last_weekday')).body.cart)).toEqual([3])
})

test('a guide of which nothing was ordered fills nothing', async () => {
  const { fill } = await aGuideWithPars(['3'])
  for (const from of ['last_order', 'last_weekday']) {
    expect((await fill(from)).body).toMatchObject({ filled: [], left_out: [] })
  }
})

test('a retry under its key fills nothing again, and is answered as the first time with the cart of now', async () => {
  const { restaurant, products, fill } = await aGuideWithPars(['3'])
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const { body: first } = await fill('par', key)
  const remove = { productId: products[0]?.publicId }
  await restaurant.browser.post('/api/cart-remove/', remove)
  const { body: again } = await fill('par', key)
  expect(again).toEqual({ ...first, cart: expect.objectContaining({ cart_products: [] }) })
  expect((await fill('last_order', key)).body.code).toBe('key_reused')
})

test('a fill and a change of the cart at once: one after the other, in either order', async () => {
  const { restaurant, products, fill } = await aGuideWithPars(['3'])
  const line = { productId: products[0]?.publicId, quantity: 1 }
  for (let round = 0; round < rounds(6); round++) {
    await restaurant.browser.post('/api/cart-remove/', line)
    const [filled, added] = await Promise.all([
      fill('par'),
      restaurant.browser.post('/api/cart-add/', line),
    ])
    expect([filled.status, added.status]).toEqual([200, 200])
    const { body } = await restaurant.browser.get('/api/cart/')
    // Added to what was filled, or filled over what was added.
    expect([3, 4]).toContain(quantities(body)[0])
  }
})

test('what no cart holds is filled up to what it holds, and a guide with such amounts is read', async () => {
  const { restaurant, products, guide_public_id, save, fill } = await aGuideWithPars(['10000000'])
  const [product] = products
  if (!product) throw new Error('a product')
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  const grain = await aProduct(world, supplier, {
    ...{ unit: 'g', quantityHundredths: 1, priceCents: 9_999_999 },
  })
  await save(0, 2, { products: [grain.publicId, product.publicId] })
  const edited = await supplier.browser.post('/api/add-edit-product/', {
    ...{ public_id: product.publicId, name_fr: 'Sel', name_en: 'Salt', category: 'fetl' },
    ...{ price: '99999.99', unit: '9999999999999999999g', quantity_per_case: '99999.99' },
  })
  expect(edited.status, edited.text).toBe(200)
  expect((await fill('par')).body.filled).toMatchObject([
    { product: { public_id: grain.publicId }, quantity: MAX_LINE_QUANTITY },
  ])
  const tons = await aProduct(world, supplier, { unit: '99999999999999999kg' })
  await anOrder(world, restaurant, [{ product: tons, quantity: 1 }])
  await save(0, 3, { measure: 'g', products: [grain.publicId, tons.publicId] })
  const { body } = await readGuide(restaurant, guide_public_id)
  expect(body.items[0]).toMatchObject({ on_the_way: '90071992547409.91' })
})
