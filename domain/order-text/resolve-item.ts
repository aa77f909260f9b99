import { type Cases, casesOf, isDoubtful } from './case-amount.ts'
import type { WordMatch } from './match-words.ts'
import type { ChosenFrom, OrderTextDoubt } from './order-text-terms.ts'
import type { PurchasedProduct } from './product-names.ts'
import type { TypedItem } from './typed-line.ts'
import { wordsKey } from './words.ts'

/** Matches offered with a line. */
export const MAX_LINE_MATCHES = 5

export type ItemMatch<Product> = Cases & { readonly product: Product }

/** `chosen` is the first of `matches`, or null with a doubt. */
export type ResolvedItem<Product> = {
  readonly chosen: ChosenFrom | null
  readonly doubt: OrderTextDoubt | null
  readonly matches: readonly ItemMatch<Product>[]
}

export type PurchaseHistory<Product> = {
  readonly match: (words: readonly string[]) => readonly WordMatch<Product>[]
  /** What was confirmed for words before, by `wordsKey`. */
  readonly known: ReadonlyMap<string, Product>
}

/** What a typed item means to a restaurant, among the products of one supplier where a heading named one. */
export function resolveItem<Product extends PurchasedProduct>(
  item: TypedItem,
  history: PurchaseHistory<Product>,
): ResolvedItem<Product> {
  const known = history.known.get(wordsKey(item.words))
  const found = history.match(item.words)
  const sure = known ?? found.find((match) => match.sure)?.product
  const others = found.map(({ product }) => product)
  const products = sure
    ? [sure, ...others.filter(({ publicId }) => publicId !== sure.publicId)]
    : others
  const orderable = products.filter((product) => product.orderable)
  const matches = orderable
    .slice(0, MAX_LINE_MATCHES)
    .map((product) => ({ product, ...casesOf(item.amount, product) }))
  const doubt = doubtOf(item, sure, found.length, matches[0])
  return { chosen: doubt ? null : known ? 'known' : 'kitchen', doubt, matches }
}

function doubtOf(
  item: TypedItem,
  sure: PurchasedProduct | undefined,
  found: number,
  first: Cases | undefined,
): OrderTextDoubt | null {
  if (!sure) return found === 0 ? 'not_found' : found > 1 ? 'several' : 'not_sure'
  if (!sure.orderable) return 'not_orderable'
  if (item.unclear) return 'amount_unclear'
  return isDoubtful(first?.note ?? null) ? 'amount_doubtful' : null
}
