import { type Cases, type ItemMeasure, isCountable, suggestedCases } from './guide-amounts.ts'
import { cheapestOther, type Saving } from './guide-prices.ts'
import type { PricedCase } from './measure.ts'

/** A product of an item; `unavailable`: why it cannot be ordered today, null when it can. */
export type NeedProduct = PricedCase & { readonly unavailable: string | null }

/** An item with its products, the preferred one first; par and on hand in hundredths of its measure. */
export type Need<Product extends NeedProduct> = ItemMeasure & {
  readonly par: number | null
  /** What was counted; 0 where nothing was. */
  readonly onHand: number
  readonly products: readonly Product[]
}

/**
 * The product to order for an item: the first that can be ordered today and whose cases its measure counts; otherwise the
 * first that can be ordered. Undefined when none can.
 */
export function productToOrder<Product extends NeedProduct>(
  need: Need<Product>,
): Product | undefined {
  const orderable = need.products.filter(({ unavailable }) => unavailable === null)
  return orderable.find((product) => isCountable(need, product)) ?? orderable[0]
}

/** What an item needs today. */
export type NeedAnswer<Product extends NeedProduct> = {
  product: Product | undefined
  /** Cases of the product that bring the item to its par; null: no par, no product, or not countable. */
  cases: number | null
  cheapest: (Saving & { offer: Product }) | undefined
}

/** What an item needs beside what is on the way (all its products count), and which of its products costs less. */
export function answerNeed<Product extends NeedProduct>(
  need: Need<Product>,
  onTheWay: readonly Cases[],
): NeedAnswer<Product> {
  const product = productToOrder(need)
  if (!product) return { product, cases: null, cheapest: undefined }
  const others = need.products.filter((other) => other !== product && other.unavailable === null)
  return {
    product,
    cases: suggestedCases(need, { onHand: need.onHand, onTheWay }, product),
    cheapest: cheapestOther(product, others),
  }
}

/** What a fill from pars does with an item: cases of a product to put into the cart, or why none can be said. */
export type NeedFill<Product extends NeedProduct> =
  | { cases: number; product: Product; preferred: Product }
  | { notCountable: Product }

/**
 * What the cart is to have of an item. What the cart has of the item's other products counts as on the way, so that no need
 * is met twice; what it has of the product itself does not, for a fill sets a line to the larger of both. An item of which
 * nothing can be ordered wants its preferred product, to be left out by name. Undefined where nothing is missing.
 */
export function fillOfNeed<Product extends NeedProduct & { readonly public_id: string }>(
  need: Need<Product>,
  onTheWay: readonly Cases[],
  inCart: readonly (Cases & { readonly public_id: string })[],
): NeedFill<Product> | undefined {
  const [preferred] = need.products
  if (need.par === null || !preferred) return undefined
  const product = productToOrder(need) ?? preferred
  const others = need.products.filter((other) => other !== product)
  const inOtherLines = inCart.filter((line) =>
    others.some(({ public_id }) => public_id === line.public_id),
  )
  const coming = [...onTheWay, ...inOtherLines]
  const cases = suggestedCases(need, { onHand: need.onHand, onTheWay: coming }, product)
  if (cases === null) return { notCountable: product }
  return cases === 0 ? undefined : { cases, product, preferred }
}
