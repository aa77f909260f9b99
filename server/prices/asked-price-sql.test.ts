import { type OfferTerms, offeredPrice, type PriceFrom, priceAt } from '@halles/domain/offer.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { offerFor } from '../catalogue/products/offer-sql.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

const world = await aTestApp()
const { database } = world

const suppliers = [await aSupplier(world), await aSupplier(world)] as const
const restaurants = [
  await aRestaurant(world),
  await aRestaurant(world),
  await aRestaurant(world),
] as const
const goods = [
  { supplier: 0, priceCents: 5_000, quantityHundredths: 1_000, unit: 'kg' },
  { supplier: 0, priceCents: 3_333, quantityHundredths: 700, unit: '2lb' },
  { supplier: 1, priceCents: 1, quantityHundredths: 300, unit: 'unit' },
  { supplier: 1, priceCents: 9_999_999, quantityHundredths: 1_299, unit: 'sac' },
] as const
const products = await Promise.all(
  goods.map(async ({ supplier, ...given }) => ({
    ...(await aProduct(world, suppliers[supplier], given)),
    ...given,
    supplier,
  })),
)

// Days before and after today; the last is not among them.
const DAYS = [
  { from: null, to: null, isToday: true },
  { from: null, to: 1, isToday: true },
  { from: 0, to: 1, isToday: true },
  { from: 0, to: null, isToday: true },
  { from: null, to: 0, isToday: false },
  { from: -9, to: 0, isToday: false },
  { from: 1, to: null, isToday: false },
] as const
const SPECIAL_DAYS = DAYS.filter(({ from, to }) => from !== null && to !== null)

const priced = (days: readonly (typeof DAYS)[number][]) =>
  fc.record({
    product: fc.nat(products.length - 1),
    fromCases: fc.integer({ min: 1, max: 6 }),
    days: fc.constantFrom(...days),
    priceCents: fc.oneof(
      fc.integer({ min: 1, max: 6_000 }),
      fc.constantFrom(3_333, 5_000, 9_999_999),
    ),
  })
const market = fc.record({
  lists: fc.array(
    fc.record({
      supplier: fc.nat(1),
      adjustBp: fc.constantFrom(0, -1, -250, -1_234, -5_000),
      lines: fc.uniqueArray(priced(DAYS), {
        selector: ({ product, fromCases }) => `${product} ${fromCases}`,
        maxLength: 8,
      }),
    }),
    { maxLength: 3 },
  ),
  specials: fc.uniqueArray(priced(SPECIAL_DAYS), {
    selector: ({ product }) => product,
    maxLength: 3,
  }),
  customers: fc.uniqueArray(
    fc.record({
      supplier: fc.nat(1),
      restaurant: fc.nat(restaurants.length - 1),
      status: fc.constantFrom('asked' as const, 'open' as const, 'closed' as const),
      list: fc.nat(2),
    }),
    { selector: ({ supplier, restaurant }) => `${supplier} ${restaurant}` },
  ),
})
type Market = typeof market extends fc.Arbitrary<infer M> ? M : never

const bound = (days: number | null) =>
  days === null ? sql`null` : sql`montreal.today + ${days}::integer`
const daysOf = ({ from, to }: (typeof DAYS)[number]) =>
  sql<string>`(select daterange(${bound(from)}, ${bound(to)})
    from (select (now() at time zone 'America/Toronto')::date as today) montreal)`

async function build({ lists, specials, customers }: Market): Promise<void> {
  await sql`update customer set price_list_id = null`.execute(database)
  for (const table of ['special', 'price_list', 'customer'] as const)
    await database.deleteFrom(table).execute()
  const built = []
  for (const { supplier, adjustBp, lines } of lists) {
    const own = lines.filter(({ product }) => products[product]?.supplier === supplier)
    const list = await aPriceList(world, suppliers[supplier as 0 | 1], { adjustBp })
    for (const { product, days, fromCases, priceCents } of own)
      await sql`insert into price_list_line values (${list.id}, ${products[product]?.id}, ${fromCases},
        ${daysOf(days)}, ${priceCents})`.execute(database)
    built.push({ ...list, supplier })
  }
  for (const { product, days, ...price } of specials) {
    const wanted = products[product]
    if (!wanted) throw new RangeError('a product of this market')
    await aSpecial(world, suppliers[wanted.supplier], {
      ...price,
      product: wanted,
      days: daysOf(days) as unknown as string,
    })
  }
  for (const { supplier, restaurant, status, list } of customers) {
    const [of, to] = [suppliers[supplier as 0 | 1], restaurants[restaurant as 0 | 1 | 2]]
    await aCustomer(world, of, to, { status })
    const own = built[list]
    if (own?.supplier === supplier)
      await database
        .updateTable('customer')
        .set({ price_list_id: own.id })
        .where('supplier_id', '=', of.id)
        .where('restaurant_id', '=', to.id)
        .execute()
  }
}

/** Slow and obviously right: the terms of one restaurant for one product, from what was built. */
function termsOf({ lists, specials, customers }: Market, restaurant: number, product: number) {
  const { supplier, priceCents: listCents } = products[product] ?? { supplier: -1, priceCents: 0 }
  const standing = customers.find(
    (one) => one.supplier === supplier && one.restaurant === restaurant,
  )
  const list = standing?.status === 'open' ? lists[standing.list] : undefined
  const own = list?.supplier === supplier ? list : undefined
  const today = (prices: Market['specials'] | undefined): PriceFrom[] =>
    (prices ?? []).filter((one) => one.product === product && one.days.isToday)
  return {
    listCents,
    adjustBp: own?.adjustBp ?? null,
    agreed: today(own?.lines),
    specials: today(specials),
  }
}

async function askedOf(restaurant: number) {
  const { rows } = await sql<{
    id: number
    price_cents: number
    price_per_unit: number
    price_per_kg: number | null
    terms: OfferTerms | null
  }>`select product.id, offer.price_cents, offer.price_per_unit, offer.price_per_kg, offer.terms
    from product join account on account.id = product.supplier_id,
      lateral ${offerFor(sql<RestaurantId>`${restaurants[restaurant as 0]?.id}::integer`)} offer`.execute(
    database,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

test('in any market, the price that is read is what the rule says, for any number of cases', async () => {
  await fc.assert(
    fc.asyncProperty(market, async (drawn) => {
      await build(drawn)
      for (const restaurant of restaurants.keys()) {
        const asked = await askedOf(restaurant)
        for (const [place, { id, quantityHundredths, unit }] of products.entries()) {
          const terms = termsOf(drawn, restaurant, place)
          const row = asked.get(id)
          if (!row) throw new Error('every product is offered')
          const { price_cents: priceCents } = row
          for (let cases = 1; cases <= 7; cases++)
            expect(priceAt({ priceCents, terms: row.terms }, cases)).toEqual(
              offeredPrice(terms, cases),
            )
          expect([row.price_per_unit, row.price_per_kg]).toEqual([
            pricePerUnit(priceCents, quantityHundredths),
            pricePerKg({ priceCents, quantityHundredths, unit }) ?? null,
          ])
          const { source } = offeredPrice(terms, 1)
          const isPlain =
            source === 'list' &&
            [...terms.agreed, ...terms.specials].every((one) => one.fromCases === 1)
          expect(row.terms === null).toBe(isPlain)
        }
      }
    }),
    { numRuns: rounds(40) },
  )
})
