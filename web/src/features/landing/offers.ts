import { amountMissing } from '@halles/domain/checkout.ts'
import { formatMoney, lineTotal, sumCents } from '@halles/domain/money.ts'
import { OFFERED } from './offers.generated.ts'

type Product = (typeof OFFERED)[number]
type GivenOffer = Product['offers'][number]

/** One supplier's offer of a product of the landing page's list. */
export type Offer = GivenOffer & {
  id: string
  product: Pick<Product, 'name_fr' | 'name_en'>
  isBest: boolean
}
/** A product with what it costs at each supplier, the least a kilo first. */
export type OfferedProduct = Product & { priced: Offer[] }

export const PRODUCTS: readonly OfferedProduct[] = OFFERED.map((product) => {
  const offers: readonly GivenOffer[] = product.offers
  const priced = offers.map((offer, place) => ({
    ...offer,
    product,
    id: `${product.picture} ${offer.supplier}`,
    isBest: place === 0,
  }))
  return { ...product, priced }
})

/** Cases by the offers' ids. */
export type Picked = Readonly<Record<string, number>>

export type ExampleLine = Offer & { quantity: number }
export type ExamplePart = {
  supplier: string
  minimumOrderCents: number
  lines: ExampleLine[]
  total: string
  missing: string | undefined
}

/** What the cart begins with. */
export const PICKED_FIRST: Picked = Object.fromEntries(
  PRODUCTS.slice(0, 2).map(({ priced }, place) => [priced[0]?.id ?? '', place === 0 ? 6 : 2]),
)

/** A supplier's lines together, as in every cart. */
export function exampleCart(picked: Picked): { parts: ExamplePart[]; total: string } {
  const taken = PRODUCTS.flatMap(({ priced }) => priced)
    .map((offer) => ({ ...offer, quantity: picked[offer.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const sumOf = (lines: ExampleLine[]) =>
    sumCents(lines.map((line) => lineTotal(line.priceCents, line.quantity)))
  const parts = [...Map.groupBy(taken, (line) => line.supplier)].map(([supplier, lines]) => {
    const minimumOrderCents = lines[0]?.minimumOrderCents ?? 0
    const total = sumOf(lines)
    const missing = amountMissing(total, minimumOrderCents)
    return {
      supplier,
      minimumOrderCents,
      lines,
      total: formatMoney(total),
      missing: missing === 0 ? undefined : formatMoney(missing),
    }
  })
  return { parts, total: formatMoney(sumOf(taken)) }
}
