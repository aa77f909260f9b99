import { comparePricePerAmount, type PricedCase } from '@halles/domain/measure.ts'
import { formatTenThousandths, measuresShown, pricePer } from '@halles/domain/unit-price.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { deleteProducts } from '@halles/testing/world/delete-products.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world

async function read({ browser }: BuiltAccount, publicId: string) {
  return browser.get(`/api/product-offers/?product_public_id=${publicId}`)
}

async function listed({ browser }: BuiltAccount): Promise<Body[]> {
  const rows = []
  for (let page = 1; ; page++) {
    const { body } = await browser.get(`/api/product-list/?page=${page}`)
    rows.push(...body.results)
    if (rows.length >= body.count) return rows
  }
}

const ONIONS = { nameFr: 'Oignons', nameEn: 'Onions' }

const KINDS = [
  [
    ['Oignons jaunes', 'Yellow onions'],
    ['Oignon jaune', 'Onion, yellow'],
  ],
  [['Lait au chocolat', 'Chocolate milk']],
  [['Chocolat au lait', 'Milk chocolate']],
] as const
const FAMILIES: Record<string, string> = {
  kg: 'weight',
  lb: 'weight',
  '100g': 'weight',
  '1L': 'volume',
  '500ml': 'volume',
  dozen: 'count',
  bag: 'unknown',
}

const GTIN = '04006381333931'
// Each supplier gives out those itself.
const WEIGHED_GTIN = '02123456000009'

describe('in any market', async () => {
  const suppliers = [
    await aSupplier(world, { serves: ['Alma'] }),
    await aSupplier(world, { serves: ['Alma'] }),
    await aSupplier(world, { serves: ['Alma', 'Gaspé'] }),
    await aSupplier(world, { serves: ['Gaspé'] }),
    await aSupplier(world, { serves: ['Alma'], status: 'suspended' }),
  ]
  const delivering = suppliers.slice(0, 3).map(({ id }) => id)
  const restaurant = await aRestaurant(world, { city: 'Alma' })
  const [ownSupplier] = suppliers
  if (ownSupplier) await aCustomer(world, ownSupplier, restaurant)

  const product = fc.record({
    supplier_id: fc.constantFrom(...suppliers.map(({ id }) => id)),
    kind: fc.constantFrom(0, 1, 2),
    variant: fc.constantFrom(0, 1),
    category: fc.constantFrom('dairy', 'fetl'),
    unit: fc.constantFrom(...Object.keys(FAMILIES)),
    gtin: fc.constantFrom('', '', GTIN, WEIGHED_GTIN),
    price_cents: fc.integer({ min: 1, max: 20 }),
    quantity_hundredths: fc.integer({ min: 100, max: 103 }),
    state: fc.constantFrom('there', 'there', 'there', 'out', 'back', 'deleted'),
    audience: fc.constantFrom(null, null, 'customers'),
  })
  type Given = { public_id: string } & (typeof product extends fc.Arbitrary<infer P> ? P : never)

  const isOrderable = ({ supplier_id, state, audience }: Given) =>
    delivering.includes(supplier_id) &&
    (state === 'there' || state === 'back') &&
    (audience === null || supplier_id === ownSupplier?.id)
  const isSame = (one: Given, other: Given) =>
    ((one.kind === other.kind && one.category === other.category) ||
      (one.gtin === GTIN && other.gtin === GTIN)) &&
    FAMILIES[one.unit] === FAMILIES[other.unit] &&
    FAMILIES[one.unit] !== 'unknown'
  const compare = (one: Given, other: Given) =>
    comparePricePerAmount(caseOf(one), caseOf(other)) ?? Number.NaN

  const fromPrice = (best: Given) => {
    const [measure = 'kg'] = measuresShown(best.unit)
    return formatTenThousandths(pricePer(measure, caseOf(best)) ?? Number.NaN)
  }

  test('every row says how many others offer it and from what price, and comparing lists those, best first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 10, maxLength: 30 }), async (drawn) => {
        const given = drawn.map((one, index) => ({
          ...one,
          public_id: String(index).padStart(32, '0'),
        }))
        await replaceProducts(given)
        const offered = given.filter(isOrderable)
        const rows = await listed(restaurant)
        expect(rows).toHaveLength(offered.length)
        for (const one of offered) {
          const all = offered.filter((other) => isSame(one, other))
          const isCheapest = (offer: Given) =>
            all.every((other) => compare(offer, other) <= 0) &&
            all.some((other) => compare(offer, other) < 0)
          const others = all.filter((other) => other !== one).toSorted(compare)
          expect(rows.find(({ public_id }) => public_id === one.public_id)).toMatchObject({
            other_offers: others.length,
            other_offers_from: others[0] ? fromPrice(others[0]) : null,
            is_cheapest: isCheapest(one),
          })
          const { body } = await read(restaurant, one.public_id)
          expect(
            body.results.map(({ public_id, is_cheapest }: Body) => ({ public_id, is_cheapest })),
          ).toEqual(
            others.map((other) => ({
              public_id: other.public_id,
              is_cheapest: isCheapest(other),
            })),
          )
        }
      }),
      { numRuns: 15 },
    )
  })

  async function replaceProducts(products: readonly Given[]): Promise<void> {
    await deleteProducts(database)
    const rows = products.map(({ kind, variant, state, ...product }) => {
      const names = KINDS[kind]?.[variant] ?? KINDS[kind]?.[0] ?? []
      return { ...product, state, name_fr: names[0], name_en: names[1] }
    })
    // In the order given, which breaks ties.
    await sql`
      insert into product (public_id, supplier_id, category, name_fr, name_en, unit, gtin, price_cents,
        quantity_hundredths, price_per_unit, available, available_from, deleted_at, audience)
      select public_id, supplier_id, category::category_name, name_fr, name_en, unit, gtin, price_cents,
        quantity_hundredths, 1, state not in ('out', 'back'),
        case state when 'back' then date '2020-01-01' end, case state when 'deleted' then now() end, audience
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        public_id text, supplier_id integer, category text, name_fr text, name_en text, unit text, gtin text,
        price_cents integer, quantity_hundredths integer, state text, audience text)
      order by public_id`.execute(database)
  }
})

function caseOf(given: {
  price_cents: number
  quantity_hundredths: number
  unit: string
}): PricedCase {
  return {
    priceCents: given.price_cents,
    quantityHundredths: given.quantity_hundredths,
    unit: given.unit,
  }
}

test('an offer says what a list says, and the minimum of its supplier', async () => {
  const restaurant = await aRestaurant(world, { city: 'Rimouski' })
  const [one, other] = [
    await aSupplier(world, { serves: ['Rimouski'] }),
    await aSupplier(world, { serves: ['Rimouski'], name: 'Ferme', minimumOrderCents: 20_000 }),
  ]
  const wanted = await aProduct(world, one, { ...ONIONS, priceCents: 5000 })
  const cheaper = await aProduct(world, other, { ...ONIONS, priceCents: 4000 })
  const { body } = await read(restaurant, wanted.publicId)
  const [row] = (await listed(restaurant)).filter(({ public_id }) => public_id === cheaper.publicId)
  const { other_offers, other_offers_from, ...facts } = row ?? {}
  expect({ other_offers, other_offers_from }).toEqual({
    other_offers: 1,
    other_offers_from: '5.0000',
  })
  expect(body).toEqual({
    results: [{ ...facts, supplier: { ...facts.supplier, minimum_order_price: '200.00' } }],
  })
  expect(body.results[0]).toMatchObject({ is_cheapest: true, supplier: { name: 'Ferme' } })
})

test('of more than twenty others, the twenty best are compared', async () => {
  const restaurant = await aRestaurant(world, { city: 'Matane' })
  const supplier = await aSupplier(world, { serves: ['Matane'] })
  const prices = Array.from({ length: 25 }, (_, index) => 5000 + index)
  const products = []
  for (const priceCents of prices)
    products.push(await aProduct(world, supplier, { ...ONIONS, priceCents }))
  const { body } = await read(restaurant, products.at(-1)?.publicId ?? '')
  expect(body.results.map(({ price }: Body) => price)).toEqual(
    prices.slice(0, 20).map((cents) => (cents / 100).toFixed(2)),
  )
  const rows = await listed(restaurant)
  expect(new Set(rows.map(({ other_offers }) => other_offers))).toEqual(new Set([20]))
  expect(rows.filter(({ is_cheapest }) => is_cheapest).map(({ price }) => price)).toEqual(['50.00'])
})

test('a product that its restaurant cannot order any more is not found, or compared with what it can', async () => {
  const restaurant = await aRestaurant(world, { city: 'Gatineau' })
  const supplier = await aSupplier(world, { serves: ['Gatineau'] })
  const far = await aProduct(world, await aSupplier(world, { serves: ['Sept-Îles'] }), ONIONS)
  const [deleted, out, there] = [
    await aProduct(world, supplier, ONIONS),
    await aProduct(world, supplier, ONIONS),
    await aProduct(world, supplier, ONIONS),
  ]
  await sql`update product set deleted_at = now() where id = ${deleted.id}`.execute(database)
  await sql`update product set available = false where id = ${out.id}`.execute(database)
  expect((await read(restaurant, far.publicId)).status).toBe(404)
  expect((await read(restaurant, deleted.publicId)).status).toBe(404)
  const { body } = await read(restaurant, out.publicId)
  expect(body.results.map(({ public_id }: Body) => public_id)).toEqual([there.publicId])
})
