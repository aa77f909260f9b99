import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { casesOf } from '@halles/domain/order-text/case-amount.ts'
import type { OrderTextLine } from '@halles/domain/order-text/read-order-text.ts'
import { MAX_LINE_MATCHES, resolveItem } from '@halles/domain/order-text/resolve-item.ts'
import { wordsKey } from '@halles/domain/order-text/words.ts'
import type { CatalogueSearch } from './catalogue-matches.ts'
import type { NamedSupplier } from './heading-supplier.ts'
import type { PurchaseHistoryOf } from './purchase-history.ts'
import type { PurchasedRow } from './purchase-history-sql.ts'

type Line = Output<Endpoints['readOrderText']>['lines'][number]
type Match = Line['matches'][number]

/** What a line says that orders nothing. */
export const NOTHING = { words: '', supplier: null, chosen: null, doubt: null, matches: [] }

/** An item with what it means, or what it may mean: where its purchase history leaves a doubt, the catalogue is asked too. */
export async function answeredItem(
  { text, item }: Extract<OrderTextLine, { kind: 'item' }>,
  history: PurchaseHistoryOf,
  search: CatalogueSearch,
  supplier: NamedSupplier | undefined,
): Promise<Line> {
  const resolved = resolveItem(item, history(supplier?.id))
  const own = resolved.matches.map(({ product: { row }, cases, note }) => ({
    product: productOf(row),
    cases,
    note,
  }))
  const isAsked = resolved.chosen === null && own.length < 2 && resolved.doubt !== 'amount_doubtful'
  const found = isAsked ? await search(item.words, supplier) : []
  const others = found
    .filter(({ public_id }) => own.every(({ product }) => product.public_id !== public_id))
    .map((product): Match => {
      const size = { unit: product.unit, quantityHundredths: product.quantity_per_case }
      return { product, ...casesOf(item.amount, size) }
    })
  return {
    text,
    kind: 'item',
    words: wordsKey(item.words),
    supplier: null,
    chosen: resolved.chosen,
    doubt: resolved.doubt,
    matches: [...own, ...others].slice(0, MAX_LINE_MATCHES),
  }
}

function productOf({
  supplier_public_id,
  supplier_name,
  ...product
}: PurchasedRow): Match['product'] {
  return { ...product, supplier: { public_id: supplier_public_id, name: supplier_name } }
}
