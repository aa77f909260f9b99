import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** Days from the one on which the market is loaded, both among them. */
type DemoSpecial = {
  supplier: CatalogueKey
  product: string
  priceCents: number
  fromCases: number
  first: number
  last: number
}

/** What is on special this week, or will be. */
export const demoSpecials: readonly DemoSpecial[] = [
  special('boucherie', 'joues-boeuf', 74_00, { first: -1, last: 5 }),
  special('boucherie', 'cotes-levees-flanc', 99_00, { first: -1, last: 5, fromCases: 3 }),
  special('boucherie', 'boeuf-tartare', 69_50, { first: 4, last: 10 }),
  special('primeurs', 'avocats', 39_90, { first: -2, last: 4 }),
  special('poissonnerie', 'filets-omble', 99_00, { first: 0, last: 2 }),
  special('distribution', 'frites', 30_00, { first: -3, last: 11, fromCases: 5 }),
]

/** What the butcher wrote to the restaurants of its cities, so many hours ago, with two of its specials. */
export const demoPromotion = {
  supplier: 'boucherie',
  message:
    'Les joues de bœuf sont arrivées, et le fumoir n’attend que vos côtes levées.\n\nCommandez avant midi la veille; la quantité est limitée.',
  products: ['joues-boeuf', 'cotes-levees-flanc'],
  hoursAgo: 20,
} as const

type Days = { first: number; last: number; fromCases?: number }

function special<Supplier extends CatalogueKey>(
  supplier: Supplier,
  product: ProductKey<Supplier>,
  priceCents: number,
  { first, last, fromCases = 1 }: Days,
): DemoSpecial {
  return { supplier, product, priceCents, fromCases, first, last }
}
