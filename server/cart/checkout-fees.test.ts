import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { aDeliveryZone, type ZoneGiven } from '@halles/testing/world/delivery-zone.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
afterEach(() => expectConsistent(database))

let restaurant: BuiltAccount
let supplier: BuiltAccount
beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world, { minimumOrderCents: 10_000 })
})

type Product = Awaited<ReturnType<typeof aProduct>>
const aZone = (given: ZoneGiven) => aDeliveryZone(world, supplier, given)
const beef = () => aProduct(world, supplier, { priceCents: 5_000 })
/** A case of 24 cans: 2.40 $ of deposits. */
const cola = () =>
  aProduct(world, supplier, {
    category: 'beverage',
    priceCents: 1_500,
    facts: { depositContainers: 24, depositKind: 'container' },
  })
const lines = (...given: [Product, number][]) =>
  given.map(([product, quantity]) => ({ product, quantity }))
const amounts = (goods: string, fee: string, deposit: string, total: string) => ({
  ...{ goods, fee, deposit, total },
})
const place = (cart_version?: string) =>
  restaurant.browser.post('/api/checkout/', { ...(cart_version && { cart_version }) })
const ofRestaurant = async (publicId: string) => {
  const path = `/api/restaurant-order-list/?order_public_id=${publicId}`
  return (await restaurant.browser.get(path)).body
}
const ofSupplier = async (publicId: string) => {
  const path = `/api/supplier-order-list/?supplier_order_public_id=${publicId}`
  return (await supplier.browser.get(path)).body
}

describe('a cart', () => {
  test('comes to goods, the fee of the zone and the deposits, for each supplier and together', async () => {
    await aZone({ feeCents: 1_500, feeWaivedFromCents: 50_000 })
    const other = await aSupplier(world, { minimumOrderCents: 0 })
    const bread = await aProduct(world, other, { priceCents: 700 })
    const drink = await cola()
    const cart = await aCart(restaurant, lines([await beef(), 2], [drink, 3], [bread, 1]))
    const own = amounts('145.00', '15.00', '7.20', '167.20')
    const all = amounts('152.00', '15.00', '7.20', '174.20')
    expect(cart).toMatchObject({
      total_price: '152.00',
      amounts: all,
      suppliers: [
        { public_id: supplier.publicId, amounts: own },
        { public_id: other.publicId, amounts: amounts('7.00', '0.00', '0.00', '7.00') },
      ],
    })
    expect(cart.cart_products[1].product).toMatchObject({ deposit: '2.40' })
    expect(cart.cart_products[0].product).not.toHaveProperty('deposit')
    expect(cart.cart_products.map(({ product }: { product: object }) => product)).toMatchObject([
      { supplier: { delivery_fee: { fee: '15.00', waived_from: '500.00' } } },
      { supplier: { delivery_fee: { fee: '15.00', waived_from: '500.00' } } },
      { supplier: expect.not.objectContaining({ delivery_fee: expect.anything() }) },
    ])
    const { body: checkout } = await restaurant.browser.get('/api/checkout/')
    expect(checkout).toMatchObject({
      total_price: '152.00',
      amounts: all,
      supplier_products: [{ total_price: '145.00', amounts: own }, { total_price: '7.00' }],
    })
  })

  test.each([
    ['one cent below it', 9_999, '15.00'],
    ['at it', 10_000, '0.00'],
    ['above it', 10_001, '0.00'],
  ])('owes no fee from an amount of goods on: %s', async (_, priceCents, fee) => {
    await aZone({ feeCents: 1_500, feeWaivedFromCents: 10_000 })
    const product = await aProduct(world, supplier, { priceCents })
    // Deposits do not count towards it.
    const facts = { depositContainers: 10, depositKind: 'glass_500' as const }
    const bottle = await aProduct(world, await aSupplier(world), { facts })
    const { suppliers } = await aCart(restaurant, lines([product, 1], [bottle, 1]))
    expect(suppliers).toMatchObject([{ amounts: { fee } }, { amounts: { fee: '0.00' } }])
  })

  test('owes none to a supplier whose zones its city is in none of', async () => {
    await aZone({ cities: [], feeCents: 1_500 })
    const { amounts: sum } = await aCart(restaurant, lines([await beef(), 2]))
    expect(sum).toEqual(amounts('100.00', '0.00', '0.00', '100.00'))
  })

  test('meets no minimum by fee and deposits', async () => {
    await aZone({ feeCents: 9_000 })
    const product = await aProduct(world, supplier, {
      priceCents: 9_999,
      facts: { depositContainers: 1000, depositKind: 'glass_500' },
    })
    await aCart(restaurant, lines([product, 1]))
    const { body: view } = await restaurant.browser.get('/api/checkout/')
    expect(view.supplier_products).toMatchObject([{ amount_missing: '0.01' }])
    const before = await fingerprint(database)
    expect((await place()).body).toMatchObject({
      code: 'minimum_not_met',
      suppliers: [{ amount_missing: '0.01' }],
    })
    expect(await fingerprint(database)).toBe(before)
  })

  test('exceeds no limit by fee and deposits', async () => {
    await aZone({ feeCents: 9_000 })
    const product = await aProduct(world, supplier, {
      priceCents: 10_000,
      facts: { depositContainers: 24, depositKind: 'container' },
    })
    const buyer = await aMember(world, restaurant, 'buyer', { orderLimitCents: 10_000 })
    const cart = await aCart(buyer, lines([product, 1]))
    expect(cart).toMatchObject({ exceeded: null, amounts: { total: '192.40' } })
    expect((await buyer.browser.post('/api/checkout/', {})).status).toBe(200)
  })
})

describe('what was seen is what is paid', () => {
  const saveZone = (zone: { publicId: string }, said: object) =>
    supplier.browser.post('/api/delivery-zone-save/', {
      zone_public_id: zone.publicId,
      ...{ name: 'Montréal', cities: ['Montréal'], minimum_order_price: null },
      ...said,
    })
  const saveDeposit = (product: Product, said: object) =>
    database.updateTable('product').set(said).where('id', '=', product.id).execute()

  test.each([
    ['a fee', { delivery_fee: '20.00' }],
    ['an amount from which there is none', { fee_waived_from: '120.00' }],
  ])('%s that changed since is refused with the cart as it is now', async (_, said) => {
    const zone = await aZone({ feeCents: 1_500, feeWaivedFromCents: 50_000 })
    const { cart_version } = await aCart(restaurant, lines([await beef(), 3]))
    expect((await saveZone(zone, said)).status).toBe(200)
    const { status, body } = await place(cart_version)
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect(body.cart.amounts.fee).toBe('delivery_fee' in said ? '20.00' : '0.00')
    expect((await place(body.cart.cart_version)).status).toBe(200)
  })

  test('a deposit that changed since is refused with the cart as it is now', async () => {
    const drink = await cola()
    const { cart_version } = await aCart(restaurant, lines([await beef(), 2], [drink, 1]))
    await saveDeposit(drink, { deposit_containers: 12 })
    const { status, body } = await place(cart_version)
    expect([status, body.code]).toEqual([409, 'cart_changed'])
    expect(body.cart.amounts.deposit).toBe('1.20')
  })

  test('a version is the same while nothing is charged beside the goods', async () => {
    const zone = await aZone({})
    const { cart_version } = await aCart(restaurant, lines([await beef(), 2]))
    await saveZone(zone, { fee_waived_from: '500.00' })
    expect((await place(cart_version)).status).toBe(200)
  })
})

describe('an order', () => {
  async function ordered() {
    const zone = await aZone({ feeCents: 1_500, feeWaivedFromCents: 50_000 })
    const [meat, drink] = [await beef(), await cola()]
    const order = await anOrder(world, restaurant, lines([meat, 2], [drink, 3]))
    return { zone, meat, drink, order, part: order.partOf(supplier) }
  }

  test('says to both sides what it comes to, as it was agreed', async () => {
    const { zone, drink, order, part } = await ordered()
    await database
      .updateTable('delivery_zone')
      .set({ fee_cents: 9_900 })
      .where('id', '=', zone.id)
      .execute()
    await database
      .updateTable('product')
      .set({ deposit_containers: 6 })
      .where('id', '=', drink.id)
      .execute()
    const agreed = amounts('145.00', '15.00', '7.20', '167.20')
    expect(await ofRestaurant(order.publicId)).toMatchObject({
      total_price: '145.00',
      amounts: agreed,
      supplier_products: [
        {
          total_price: '145.00',
          amounts: agreed,
          products: [
            expect.not.objectContaining({ deposit: expect.anything() }),
            { deposit: '2.40' },
          ],
        },
      ],
    })
    expect(await ofSupplier(part.publicId)).toMatchObject({
      supplierOrder: { total_price: '145.00', amounts: agreed },
      orderProducts: [{}, { deposit: '2.40' }],
    })
  })

  test('keeps its fee when it becomes more or less; its deposits are of what is delivered', async () => {
    const { order, part } = await ordered()
    const { change } = changeOf(restaurant, order, supplier)
    const [meat, drink] = part.lines
    const more = await change({ order_version: 1, lines: [{ public_id: meat, quantity: 20 }] })
    expect(more.status, more.text).toBe(200)
    expect((await ofSupplier(part.publicId)).supplierOrder.amounts).toEqual(
      amounts('1045.00', '15.00', '7.20', '1067.20'),
    )
    const { update } = proposalsOf(order, restaurant, supplier)
    await agreeOnDay(database, order, supplier, 60)
    const reduced = await update({
      ...{ action: 'modified', reason: 'out_of_stock' },
      products: [{ public_id: drink, edited_quantity: 1 }],
    })
    expect(reduced.status, reduced.text).toBe(200)
    expect(reduced.body.supplierOrder.amounts).toEqual(
      amounts('1015.00', '15.00', '2.40', '1032.40'),
    )
  })

  test('that is cancelled owes neither fee nor deposits', async () => {
    const { order, part } = await ordered()
    const { cancel } = changeOf(restaurant, order, supplier)
    expect((await cancel({ order_version: 1 })).status).toBe(200)
    const nothing = amounts('0.00', '0.00', '0.00', '0.00')
    expect(await ofRestaurant(order.publicId)).toMatchObject({
      amounts: nothing,
      supplier_products: [{ status: 'cancelled', amounts: nothing }],
    })
    expect((await ofSupplier(part.publicId)).supplierOrder.amounts).toEqual(nothing)
  })

  test('takes the deposit of today with a product that is added, and of the day of its proposal with a substitute', async () => {
    const { drink, order, part } = await ordered()
    const { change } = changeOf(restaurant, order, supplier)
    const wine = await aProduct(world, supplier, {
      facts: { depositContainers: 12, depositKind: 'glass_500' },
    })
    await change({
      order_version: 1,
      added: [{ product_public_id: wine.publicId, quantity: 2 }],
    })
    expect((await ofSupplier(part.publicId)).supplierOrder.amounts.deposit).toBe('13.20')
    const soda = await cola()
    const { answer, open, update } = proposalsOf(order, restaurant, supplier)
    await agreeOnDay(database, order, supplier, 60)
    const proposed = await update({
      ...{ action: 'modified', reason: 'out_of_stock', removed_products: [part.lines[1]] },
      substitutes: [{ public_id: part.lines[1], product_public_id: soda.publicId, quantity: 3 }],
    })
    expect(proposed.status, proposed.text).toBe(200)
    await database
      .updateTable('product')
      .set({ deposit_kind: null })
      .where('id', 'in', [soda.id, drink.id, wine.id])
      .execute()
    const { public_id, lines: asked } = await open()
    await answer(restaurant, public_id, [asked[0].public_id])
    expect((await ofSupplier(part.publicId)).supplierOrder.amounts.deposit).toBe('13.20')
  })
})

test('neither fee nor deposit of what was ordered can be rewritten', async () => {
  const drink = await cola()
  await anOrder(world, restaurant, lines([await beef(), 2], [drink, 1]))
  await expect(
    database
      .updateTable('supplier_order')
      .set({ fee_cents: 1 })
      .where('supplier_id', '=', supplier.id)
      .execute(),
  ).rejects.toThrow()
  await expect(
    database
      .updateTable('order_line')
      .set({ deposit_cents: 1 })
      .where('product_id', '=', drink.id)
      .execute(),
  ).rejects.toThrow()
})
