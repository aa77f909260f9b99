import { writtenOut } from '@halles/domain/order-text/kitchen-words.ts'
import { createMatcher } from '@halles/domain/order-text/match-words.ts'
import type { PurchasedProduct } from '@halles/domain/order-text/product-names.ts'
import type { PurchaseHistory } from '@halles/domain/order-text/resolve-item.ts'
import type { TypedItem } from '@halles/domain/order-text/typed-line.ts'
import { wordsKey } from '@halles/domain/order-text/words.ts'
import { findSpellings } from '../catalogue/product-list/word-spellings-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findKnownWords, listPurchasedProducts, type PurchasedRow } from './purchase-history-sql.ts'

export type PurchasedItem = PurchasedProduct & { row: PurchasedRow }
/** What a restaurant buys, of one supplier where a heading named one. */
export type PurchaseHistoryOf = (supplierId: number | undefined) => PurchaseHistory<PurchasedItem>

/** What typed items are compared with: what the restaurant confirmed for such words, its guides, and what it ordered. */
export async function purchaseHistoryOf(
  reader: Reader,
  restaurantId: RestaurantId,
  items: readonly TypedItem[],
): Promise<PurchaseHistoryOf> {
  const keys = items.map(({ words }) => wordsKey(words))
  const known = await findKnownWords(reader, restaurantId, keys)
  const bought = await listPurchasedProducts(reader, restaurantId)
  const spellings = await findSpellings(
    reader,
    items.flatMap(({ words }) => words.flatMap(writtenOut)),
  )
  const histories = new Map<number | undefined, PurchaseHistory<PurchasedItem>>()
  function of(supplierId: number | undefined): PurchaseHistory<PurchasedItem> {
    const isOf = (row: PurchasedRow) => supplierId === undefined || row.supplier_id === supplierId
    return {
      match: createMatcher(
        bought.filter(isOf).map((row) => toItem(row, row.labels)),
        spellings,
      ),
      known: new Map(known.filter(isOf).map((row) => [row.words, toItem(row, null)])),
    }
  }
  return (supplierId) => {
    const history = histories.get(supplierId) ?? of(supplierId)
    histories.set(supplierId, history)
    return history
  }
}

/** `labels`: what guides call a product; null where it is in none. */
function toItem(row: PurchasedRow, labels: string[] | null): PurchasedItem {
  return {
    publicId: row.public_id,
    nameFr: row.name_fr,
    nameEn: row.name_en,
    labels: labels ?? [],
    isInGuide: labels !== null,
    unit: row.unit,
    quantityHundredths: row.quantity_per_case,
    orderable: row.orderable,
    row,
  }
}
