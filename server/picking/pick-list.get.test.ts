import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

const world = await aTestApp()
const LANES = await Promise.all(Array.from({ length: 3 }, () => aRestaurant(world)))
let restaurant: BuiltAccount
let supplier: BuiltAccount
let picker: BuiltAccount

beforeAll(async () => {
  restaurant = await aRestaurant(world, { name: 'Bistro du Marché' })
  supplier = await aSupplier(world)
  picker = await aMember(world, supplier, 'picker')
})

async function listOf(account: BuiltAccount): Promise<Body> {
  const { status, body } = await account.browser.get('/api/pick-list/')
  expect(status).toBe(200)
  return body
}

test('the list sums accepted orders by product and case, says each share, and how many wait', async () => {
  const leeks = await aProduct(world, supplier, { nameFr: 'Poireaux', nameEn: 'Leeks' })
  const kale = await aProduct(world, supplier)
  const first = answerOf(
    supplier,
    await anOrder(world, restaurant, [
      { product: leeks, quantity: 5 },
      { product: kale, quantity: 2 },
    ]),
  )
  const other = await aRestaurant(world, { name: 'Chez Nous' })
  const second = answerOf(supplier, await anOrder(world, other, [{ product: leeks, quantity: 4 }]))
  await anOrder(world, other, [{ product: kale, quantity: 9 }])
  const [line, removed] = first.lines
  await first.answer({
    action: 'modified',
    products: [{ public_id: line, edited_quantity: 3 }],
    removed_products: [removed],
  })
  await second.answer({ action: 'accepted' })
  const { orders, ...list } = await listOf(picker)
  const [bistro, chez] = orders
  expect(orders).toEqual([
    expect.objectContaining({ restaurant: { name: 'Bistro du Marché', city: 'Montréal' } }),
    expect.objectContaining({ restaurant: { name: 'Chez Nous', city: 'Montréal' } }),
  ])
  expect(list).toEqual({
    as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    number: 2,
    day: null,
    zone: null,
    next_day: null,
    unanswered: 1,
    later: 0,
    products: [
      {
        product_public_id: leeks.publicId,
        category: 'beef',
        pick_place: '',
        keep: null,
        item_code: '',
        gtin: '',
        name_fr: 'Poireaux',
        name_en: 'Leeks',
        unit: 'kg',
        quantity_per_case: '10',
        cases: 7,
        lines: [
          {
            public_id: line,
            supplier_order_public_id: bistro.public_id,
            cases: 3,
            lots: [],
            weighing: null,
            mark: null,
          },
          {
            public_id: second.lines[0],
            supplier_order_public_id: chez.public_id,
            cases: 4,
            lots: [],
            weighing: null,
            mark: null,
          },
        ],
      },
    ],
    printed: null,
  })
})

type Share = { product: string; unit: string; size: string; cases: number }

/** What is to be picked, as a plain query sums it. */
async function summedPlainly(supplierId: number): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select product_public_id as product, unit, (quantity_hundredths / 100.0)::float8::text as size,
      sum(case when edited_quantity is null then quantity else edited_quantity end)::integer as cases
    from order_line join supplier_order on supplier_order.id = supplier_order_id
    where supplier_id = ${supplierId} and status = 'acknowledged' and not is_cancelled
    group by 1, 2, 3 order by 1, 2, 3`.execute(world.database)
  return rows
}

const anyOrder = fc.record({
  lane: fc.nat(2),
  cases: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }),
  becomes: fc.constantFrom('pending', 'accepted', 'reduced', 'removed', 'cancelled', 'done'),
  /** Before it is placed, this size of case is given to the product. */
  resized: fc.option(fc.record({ product: fc.nat(2), size: fc.constantFrom(500, 1_000, 2_500) })),
})

test('whatever becomes of orders and sizes of cases, the sums are those of a plain query', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 6 }), async (orders) => {
      const seller = await aSupplier(world)
      const products = [
        await aProduct(world, seller),
        await aProduct(world, seller),
        await aProduct(world, seller),
      ]
      for (const { lane, cases, becomes, resized } of orders) {
        if (resized) {
          await world.database
            .updateTable('product')
            .set({ quantity_hundredths: resized.size })
            .where('id', '=', products[resized.product]?.id ?? 0)
            .execute()
        }
        const lines = products.map((product, index) => ({ product, quantity: cases[index] ?? 1 }))
        const placed = await anOrder(world, LANES[lane] ?? restaurant, lines)
        await become(seller, placed, becomes, cases)
      }
      const { products: listed, orders: open } = await listOf(seller)
      const sums = listed.map((product: Body) => ({
        product: product.product_public_id,
        unit: product.unit,
        size: product.quantity_per_case,
        cases: product.cases,
      }))
      const inOrder = (shares: Share[]) => shares.map((share) => JSON.stringify(share)).sort()
      expect(inOrder(sums)).toEqual(inOrder(await summedPlainly(seller.id)))
      for (const { cases, lines } of listed) {
        expect(lines.reduce((sum: number, line: Body) => sum + line.cases, 0)).toBe(cases)
      }
      const accepted = ['accepted', 'reduced', 'removed']
      expect(open).toHaveLength(orders.filter(({ becomes }) => accepted.includes(becomes)).length)
    }),
    { numRuns: rounds(8) },
  )
})

async function become(
  seller: BuiltAccount,
  placed: Awaited<ReturnType<typeof anOrder>>,
  becomes: string,
  [quantity = 1]: number[],
) {
  if (becomes === 'pending') return
  const { answer, lines } = answerOf(seller, placed)
  const [first, , last] = lines
  const edited = [{ public_id: first, edited_quantity: Math.max(1, quantity - 1) }]
  const bodies: Record<string, object> = {
    cancelled: { action: 'cancelled' },
    removed: { action: 'modified', removed_products: [last] },
    reduced: { action: 'modified', products: edited, removed_products: [last] },
  }
  const { status } = await answer(bodies[becomes] ?? { action: 'accepted' })
  expect(status).toBe(200)
  if (becomes === 'done') {
    const supplier_order_id = placed.partOf(seller).publicId
    await seller.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
  }
}

test('a printed list names its orders whose lines have changed since', async () => {
  const seller = await aSupplier(world)
  const product = await aProduct(world, seller)
  const order = await anOrder(world, await aRestaurant(world), [{ product, quantity: 5 }])
  const { answer, lines } = answerOf(seller, order)
  await answer({ action: 'accepted' })
  const { publicId } = order.partOf(seller)
  const print = () => seller.browser.post('/api/pick-list-printed/', { orders: [publicId] })
  await print()
  expect((await listOf(seller)).printed.changed).toEqual([])
  await answer({
    action: 'modified',
    products: [{ public_id: lines[0], edited_quantity: 4 }],
    reason: 'quality',
  })
  expect((await listOf(seller)).printed.changed).toEqual([publicId])
  await print()
  expect((await listOf(seller)).printed.changed).toEqual([])
})

test('a printed list names its orders until the next print, whoever printed it', async () => {
  const seller = await aSupplier(world)
  const product = await aProduct(world, seller)
  const part = async () =>
    (await anOrder(world, restaurant, [{ product, quantity: 1 }])).partOf(seller).publicId
  const orders = [await part(), await part()]
  const print = (by: BuiltAccount, printed: string[]) =>
    by.browser.post('/api/pick-list-printed/', { orders: printed })
  expect((await listOf(seller)).printed).toBeNull()
  expect((await print(seller, orders)).status).toBe(204)
  const { printed } = await listOf(seller)
  expect(printed).toEqual({
    at: expect.any(String),
    by: { first_name: 'Camille' },
    orders: expect.arrayContaining(orders),
    changed: [],
  })
  const luc = await aMember(world, seller, 'picker')
  await print(luc, orders.slice(1))
  expect((await listOf(seller)).printed.orders).toEqual(orders.slice(1))
  const stranger = await aSupplier(world)
  const own = await aProduct(world, stranger)
  const foreign = await anOrder(world, restaurant, [{ product: own, quantity: 1 }])
  for (const unknown of ['0'.repeat(32), foreign.partOf(stranger).publicId]) {
    expect((await print(luc, [unknown])).status).toBe(404)
  }
  expect((await listOf(seller)).printed.orders).toEqual(orders.slice(1))
})
