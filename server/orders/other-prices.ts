import type { RefusalCarries } from '@halles/contract/refusals.ts'
import { atPriceOf } from '../prices/line-price.ts'
import { ownPriceOf } from '../prices/own-price.ts'
import type { ProductToAdd } from './added-lines-sql.ts'

type Wanted = { product_public_id: string; quantity: number; shown_price?: number | undefined }

/** Of products to add: what those cost now of which so many cases no longer cost what was seen. */
export function otherPrices(
  wanted: readonly Wanted[],
  products: readonly ProductToAdd[],
): RefusalCarries<'added_prices_changed'>['prices'] {
  return wanted.flatMap(({ product_public_id, quantity, shown_price }) => {
    const product = products.find(({ publicId }) => publicId === product_public_id)
    if (!product || shown_price === undefined) return []
    if (atPriceOf(product, quantity).priceCents === shown_price) return []
    return [{ product_public_id, price: product.priceCents, own_price: ownPriceOf(product) }]
  })
}
