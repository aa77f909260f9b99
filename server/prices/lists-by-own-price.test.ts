import { comparePricePerAmount } from '@halles/domain/measure.ts'
import { offeredPrice } from '@halles/domain/offer.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { deleteProducts } from '@halles/testing/world/delete-products.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world

const suppliers = [
  await aSupplier(world, { serves: ['Alma'] }),
  await aSupplier(world, { serves: ['Alma'] }),
  await aSupplier(world, { serves: ['Alma'] }),
  await aSupplier(world, { serves: ['Gaspé'] }),
]
const restaurant = await aRestaurant(world, { city: 'Alma' })
const other = await aRestaurant(world, { city: 'Alma' })

const drawnProduct = fc.record({
  supplier: fc.nat(suppliers.length - 1),
  name: fc.constantFrom('Betterave jaune', 'Betterave rouge', 'Rutabaga'),
  category: fc.constantFrom('fetl' as const, 'dairy' as const),
  unit: fc.constantFrom('kg', 'lb', 'unit'),
  priceCents: fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 9_999_990, max: 9_999_999 }),
  ),
  quantityHundredths: fc.integer({ min: 1, max: 4 }),
  /** Of this restaurant's price list, of everyone; of the other restaurant's. */
  agreedCents: fc.option(fc.integer({ min: 1, max: 12 })),
  specialCents: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 4 }),
  othersCents: fc.integer({ min: 1, max: 12 }),
})
const market = fc.record({
  products: fc.array(drawnProduct, { minLength: 15, maxLength: 35 }),
  /** Of the first two suppliers' price lists. */
  adjustBp: fc.tuple(fc.constantFrom(0, -1_500, -5_000), fc.constantFrom(0, -3_333)),
})
type Market = typeof market extends fc.Arbitrary<infer M> ? M : never

/** A product as it was built, and what the restaurant is to pay for a case of it. */
type Built = Market['products'][number] & { publicId: string; paid: number }

async function build({ products, adjustBp }: Market): Promise<Built[]> {
  await database.deleteFrom('special').execute()
  await database.deleteFrom('price_list_line').execute()
  await database.deleteFrom('customer').execute()
  await database.deleteFrom('price_list').execute()
  await deleteProducts(database)
  const built = []
  for (const given of products) {
    const { name, supplier, ...rest } = given
    const seller = suppliers[supplier]
    if (!seller) throw new RangeError('a supplier of this market')
    built.push({ ...given, ...(await aProduct(world, seller, { ...rest, nameFr: name })), seller })
  }
  for (const [place, seller] of suppliers.entries()) {
    const own = built.filter((one) => one.supplier === place)
    await aPriceList(world, seller, {
      adjustBp: 0,
      lines: own.map((product) => ({ product, priceCents: product.othersCents })),
      for: [other],
    })
    const taken = adjustBp[place]
    if (taken === undefined) continue
    const lines = own.flatMap(({ agreedCents, ...product }) =>
      agreedCents === null ? [] : [{ product, priceCents: agreedCents }],
    )
    await aPriceList(world, seller, { adjustBp: taken, lines, for: [restaurant] })
  }
  for (const { specialCents, seller, ...product } of built)
    if (specialCents !== null) await aSpecial(world, seller, { product, priceCents: specialCents })
  return built.map((one) => {
    const from = (priceCents: number | null) =>
      priceCents === null ? [] : [{ fromCases: 1, priceCents }]
    const taken = adjustBp[one.supplier]
    const terms = {
      listCents: one.priceCents,
      adjustBp: taken ?? null,
      agreed: taken === undefined ? [] : from(one.agreedCents),
      specials: from(one.specialCents),
    }
    return { ...one, paid: offeredPrice(terms, 1).priceCents }
  })
}

const KEYS = {
  price: ({ paid }: Built) => [paid],
  price_per_unit: ({ paid: priceCents, ...size }: Built) => {
    const perKg = pricePerKg({ ...size, priceCents })
    return [perKg === undefined ? 1 : 0, perKg ?? pricePerUnit(priceCents, size.quantityHundredths)]
  },
}
type Key = keyof typeof KEYS

function inOrder(built: readonly Built[], key: Key, direction: string): string[] {
  const sign = direction === 'asc' ? 1 : -1
  const compared = (one: Built, another: Built) => {
    const [a, b] = [KEYS[key](one), KEYS[key](another)]
    const place = a.findIndex((value, index) => value !== b[index])
    // What is sold by weight comes first both ways.
    if (place === 0 && a.length > 1) return (a[0] ?? 0) - (b[0] ?? 0)
    if (place >= 0) return sign * ((a[place] ?? 0) - (b[place] ?? 0))
    return sign * (one.publicId < another.publicId ? -1 : 1)
  }
  return built.toSorted(compared).map(({ publicId }) => publicId)
}

const read = async (query: object): Promise<Body> => {
  const wanted = new URLSearchParams({ lang: 'fr', category_name: 'all', page: '1', ...query })
  const { status, body, text } = await restaurant.browser.get(`/api/product-list/?${wanted}`)
  if (status !== 200) throw new Error(text)
  return body
}

async function pagesOf(query: object, goOn: 'by number' | 'by cursor'): Promise<Body[]> {
  const rows: Body[] = []
  let body = await read(query)
  for (let page = 2; ; page++) {
    rows.push(...body.results)
    if (body.results.length < 10 || rows.length >= body.count) return rows
    body =
      goOn === 'by number'
        ? await read({ ...query, page: `${page}` })
        : await read({ ...query, cursor: body.next_cursor })
  }
}

test('in any market, lists are sorted, paged, searched and compared by what this restaurant pays', async () => {
  await fc.assert(
    fc.asyncProperty(market, async (drawn) => {
      const built = await build(drawn)
      const offered = built.filter(({ supplier }) => supplier < 3)
      for (const sort_by of ['price', 'price_per_unit'] as const)
        for (const sort_direction of ['asc', 'desc']) {
          const sorted = { sort_by, sort_direction }
          for (const category_name of ['all', 'dairy']) {
            const wanted = offered.filter(
              ({ category }) => category_name === 'all' || category === category_name,
            )
            for (const goOn of ['by number', 'by cursor'] as const) {
              const rows = await pagesOf({ ...sorted, category_name }, goOn)
              expect(rows.map((row) => row.public_id)).toEqual(
                inOrder(wanted, sort_by, sort_direction),
              )
              expect(rows.map((row) => [row.public_id, row.price])).toEqual(
                rows.map((row) => [row.public_id, dollars(paidFor(built, row.public_id))]),
              )
            }
          }
          const found = await pagesOf({ ...sorted, search: 'betterave' }, 'by number')
          const beets = offered.filter(({ name }) => name.startsWith('Betterave'))
          expect(found.map((row) => row.public_id)).toEqual(inOrder(beets, sort_by, sort_direction))
        }
      for (const row of await pagesOf({}, 'by number')) expectCompared(row, offered)
    }),
    { numRuns: rounds(3) },
  )
})

const dollars = (cents: number) => (cents / 100).toFixed(2)
const paidFor = (built: readonly Built[], id: string) =>
  built.find(({ publicId }) => publicId === id)?.paid ?? Number.NaN

/** What a row says of the others of its name: those that compare, by what this restaurant pays. */
function expectCompared(row: Body, offered: readonly Built[]): void {
  const own = offered.find(({ publicId }) => publicId === row.public_id)
  if (!own) throw new Error('a row of the market')
  const asCase = ({ paid: priceCents, unit, quantityHundredths }: Built) => ({
    priceCents,
    unit,
    quantityHundredths,
  })
  const same = offered.filter(
    (one) =>
      one.name === own.name &&
      one.category === own.category &&
      comparePricePerAmount(asCase(one), asCase(own)) !== undefined,
  )
  const differences = same.map((one) => comparePricePerAmount(asCase(one), asCase(own)) ?? 0)
  expect([row.public_id, row.other_offers, row.is_cheapest]).toEqual([
    row.public_id,
    same.length - 1,
    differences.every((difference) => difference >= 0) &&
      differences.some((difference) => difference > 0),
  ])
}

test('a list from the highest price goes on past what only this restaurant is asked less for', async () => {
  const drawn = { name: 'Rutabaga', category: 'fetl', unit: 'kg', quantityHundredths: 1 } as const
  const none = { agreedCents: null, specialCents: null, othersCents: 1 }
  const offered = await build({
    products: [
      ...Array.from({ length: 70 }, (_, at) => ({
        supplier: 0,
        priceCents: 20_000 + at,
        ...drawn,
        ...none,
      })),
      ...Array.from({ length: 15 }, (_, at) => ({
        supplier: 1,
        priceCents: 15_000 + at,
        ...drawn,
        ...none,
      })),
    ],
    adjustBp: [-5_000, 0],
  })
  for (const sort_by of ['price', 'price_per_unit'] as const)
    for (const goOn of ['by number', 'by cursor'] as const) {
      const rows = await pagesOf({ sort_by, sort_direction: 'desc' }, goOn)
      expect(rows.map((row) => row.public_id)).toEqual(inOrder(offered, sort_by, 'desc'))
    }
})
