import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { casesOf } from '@halles/domain/order-text/case-amount.ts'
import { formatHundredths, parseHundredths } from '@halles/domain/quantity-per-case.ts'

export type OrderTextLine = Received<Endpoints['readOrderText']>['lines'][number]
export type OrderTextMatch = OrderTextLine['matches'][number]
export type WireAmount = NonNullable<OrderTextLine['amount']>

/** A product that was searched for, as one of a line's matches. */
export function matchWith(
  amount: WireAmount | null,
  product: OrderTextMatch['product'],
): OrderTextMatch {
  const { cases, note, askedHundredths } = casesOf(amount && typedAmount(amount), {
    quantityHundredths: parseHundredths(product.quantity_per_case) ?? 0,
    unit: product.unit,
  })
  const asked = askedHundredths === null ? null : formatHundredths(askedHundredths)
  return { product, cases, note, asked_cases: asked }
}

/** A line with one more product to choose; one that it has stays as it is. */
export function withMatch(line: OrderTextLine, product: OrderTextMatch['product']): OrderTextLine {
  const isThere = line.matches.some((match) => match.product.public_id === product.public_id)
  return isThere ? line : { ...line, matches: [...line.matches, matchWith(line.amount, product)] }
}

function typedAmount({ of, ...counted }: WireAmount) {
  return { ...hundredthsOf(counted), ...(of && { of: hundredthsOf(of) }) }
}

function hundredthsOf({ number, measure }: Pick<WireAmount, 'number' | 'measure'>) {
  return { hundredths: parseHundredths(number) ?? 0, measure }
}
