import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { TypedAmount } from '@halles/domain/order-text/amount-words.ts'
import type { NamedProduct } from '@halles/domain/order-text/product-terms.ts'
import { isLearnt } from '@halles/domain/order-text/read-good.ts'
import type { OrderTextItem } from '@halles/domain/order-text/read-order-text.ts'
import type { ResolvedGood } from '@halles/domain/order-text/resolve-good.ts'
import { wordsKey } from '@halles/domain/order-text/words.ts'
import { ownPriceOf } from '../prices/own-price.ts'
import type { OfferedRow } from './purchase-history-sql.ts'

type Line = Output<Endpoints['readOrderText']>['lines'][number]

/** What a line says that orders nothing. */
export const NOTHING = {
  words: '',
  amount: null,
  amount_unclear: false,
  supplier: null,
  chosen: null,
  doubt: null,
  matches: [],
}

/** An item with what it means, or what it may mean; `offered` has every product of the matches by its public id. */
export function answeredItem(
  { text, good }: OrderTextItem,
  { chosen, doubt, matches }: ResolvedGood<NamedProduct>,
  offered: ReadonlyMap<string, OfferedRow>,
): Line {
  return {
    ...NOTHING,
    text,
    kind: 'item',
    words: isLearnt(good) ? wordsKey(good.words) : '',
    amount: good.amount && {
      ...sizeOf(good.amount),
      of: good.amount.of ? sizeOf(good.amount.of) : null,
    },
    amount_unclear: good.unclear,
    chosen,
    doubt,
    matches: matches.flatMap(({ product, cases, note, askedHundredths }) => {
      const row = offered.get(product.publicId)
      return row ? [{ product: productOf(row), cases, note, asked_cases: askedHundredths }] : []
    }),
  }
}

function sizeOf({ hundredths, measure }: Pick<TypedAmount, 'hundredths' | 'measure'>) {
  return { number: hundredths, measure }
}

function productOf({ supplier_public_id, supplier_name, terms, ...product }: OfferedRow) {
  const own_price = ownPriceOf({ priceCents: product.price, terms })
  return { ...product, own_price, supplier: { public_id: supplier_public_id, name: supplier_name } }
}
