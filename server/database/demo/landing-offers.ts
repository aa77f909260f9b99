import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { formatRating } from '@halles/domain/review.ts'
import { formatTenThousandths, pricePerKg } from '@halles/domain/unit-price.ts'
import { demoRestaurants } from './accounts/restaurants.ts'
import { demoSuppliers } from './accounts/suppliers.ts'
import type { DrawingName } from './drawings/drawings.ts'
import { PRODUCTS_DRAWN } from './drawings/product-drawings.ts'
import { type CatalogueKey, catalogues, findDemoProduct } from './products/catalogues.ts'
import { demoReviews } from './reviews/reviews.ts'

/** What the landing page shows, by the keys of its products; each is drawn. */
const SHOWN = ['tomates-serre', 'epaule-boeuf', 'filets-saumon'] as const
const CITY = demoRestaurants.resto.city

/**
 * The landing page's list: of a few products of the demo what is offered in the city of its first restaurant, the least a kilo
 * first. Prices a kilo in dollars, as the wire has them.
 */
export function landingOffers() {
  return SHOWN.map((key) => {
    const offers = (Object.keys(catalogues) as CatalogueKey[])
      .flatMap((supplier) => offerOf(supplier, key) ?? [])
      .toSorted((a, b) => Number(a.perKilo) - Number(b.perKilo))
    return { picture: drawingOf(key), ...namesOf(key), offers }
  })
}

function offerOf(supplier: CatalogueKey, key: string) {
  const product = findDemoProduct(supplier, key)
  const { status, cities, name, minimumOrderCents } = demoSuppliers[supplier]
  const isServed = status === 'active' && cities.some((city) => city === CITY)
  if (!(product && isServed)) return
  const { quantityHundredths, unit, priceCents } = product
  return {
    supplier: name,
    ...ratingOf(supplier),
    quantityPerCase: formatHundredths(quantityHundredths),
    unit,
    priceCents,
    perKilo: formatTenThousandths(pricePerKg(product) ?? 0),
    minimumOrderCents,
  }
}

/** The names of the drawings that the landing page shows. */
export const LANDING_DRAWINGS = SHOWN.map(drawingOf)

/** The same as the web application's source. */
export async function landingOffersFile(): Promise<string> {
  return `// Written by \`npm run generate\` from the demo market.\nexport const OFFERED = ${JSON.stringify(landingOffers(), null, 2)} as const\n`
}

function drawingOf(key: (typeof SHOWN)[number]): DrawingName {
  const drawn = Object.entries(PRODUCTS_DRAWN).find(([, keys]) => keys.some((one) => one === key))
  if (!drawn) throw new Error(`${key} is not drawn`)
  return drawn[0] as DrawingName
}

function namesOf(key: (typeof SHOWN)[number]) {
  for (const supplier of Object.keys(catalogues) as CatalogueKey[]) {
    const product = findDemoProduct(supplier, key)
    if (product) return { name_fr: product.nameFr, name_en: product.nameEn }
  }
  throw new Error(`nobody has ${key}`)
}

function ratingOf(supplier: CatalogueKey) {
  const ratings = demoReviews.filter((review) => review.supplier === supplier)
  const sum = ratings.reduce((total, { rating }) => total + rating, 0)
  return { rating: formatRating({ sum, count: ratings.length }), ratingCount: ratings.length }
}
