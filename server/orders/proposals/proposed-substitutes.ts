import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { atPriceOf } from '../../prices/line-price.ts'
import type { OrderedProduct, ProductToAdd } from '../added-lines-sql.ts'
import type { OrderedLine } from '../facts/order-lines-sql.ts'
import type { NewProposalLine } from './proposals-sql.ts'
import { weighedCentsOf } from './proposed-lines.ts'

type Substitute = Input<Endpoints['orderPropose']>['substitutes'][number]

/** A line that is lacking, and what is proposed in place of so many of its cases. */
export type ProposedSubstitute = NewProposalLine & {
  index: number
  lacking: OrderedLine
  product: OrderedProduct & Pick<ProductToAdd, 'category'>
  quantity: number
}

/** Of a line that something comes for: its open cases now and once it is agreed, and those that it comes for; undefined when it lacks none. */
type CasesOf = (line: OrderedLine) => { old: number; next: number; replaced: number } | undefined

/** When a supplier proposes something for a line as it stands: it comes for all of it, or for what the supplier removed. */
export function casesAsTheyStand(line: OrderedLine): ReturnType<CasesOf> {
  const open = openQuantity(line)
  if (open > 0) return { old: open, next: 0, replaced: open }
  if (line.cancelledBy !== 'supplier' || line.isReplaced) return undefined
  return { old: 0, next: 0, replaced: line.quantity }
}

/** With an answer that has just reduced or removed lines: what stays of them comes besides. */
export function casesLostSince(before: readonly OrderedLine[]): CasesOf {
  const former = new Map(before.map((line) => [line.id, openQuantity(line)]))
  return (line) => {
    const open = openQuantity(line)
    const lost = (former.get(line.id) ?? 0) - open
    return lost > 0 ? { old: open, next: open, replaced: lost } : undefined
  }
}

/** The substitutes that a supplier proposes for lines of an order; what cannot be is refused by field. */
export function proposedSubstitutes(
  lines: readonly OrderedLine[],
  products: readonly ProductToAdd[],
  wanted: readonly Substitute[],
  casesOf: CasesOf,
): ProposedSubstitute[] {
  const open = lines.filter((line) => !line.isCancelled)
  if (open.length + wanted.length > MAX_CART_LINES)
    throw refuseField('substitutes', 'too_many_lines')
  return wanted.map((one, index) => {
    const field = (name: string) => `substitutes.${index}.${name}`
    const earlier = wanted.slice(0, index)
    const lacking = lines.find((line) => line.publicId === one.public_id)
    const cases = lacking && casesOf(lacking)
    if (!lacking || !cases) throw refuseField(field('public_id'), 'line_unknown')
    if (earlier.some(({ public_id }) => public_id === one.public_id))
      throw refuseField(field('public_id'), 'line_twice')
    const productField = field('product_public_id')
    if (earlier.some(({ product_public_id }) => product_public_id === one.product_public_id))
      throw refuseField(productField, 'line_twice')
    const product = products.find(({ publicId }) => publicId === one.product_public_id)
    if (!product) throw refuseField(productField, 'product_not_orderable')
    if (lacking.productId === product.id) throw refuseField(productField, 'product_in_order')
    const { price, quantity } = one
    const proposed = atPriceOf(product, quantity, price)
    const same = open.find((line) => line.productId === product.id)
    if (same) refuseRaise(same)
    return {
      index,
      lacking,
      kind: 'substitute',
      lineId: lacking.id,
      oldCases: cases.old,
      newCases: cases.next,
      replacedCases: cases.replaced,
      linePriceCents: lacking.priceCents,
      lineWeighedCents: weighedCentsOf(lacking),
      newPriceCents: null,
      product: proposed,
      quantity,
      day: null,
    }

    /** What the order has already becomes more of it: at its price, and as long as nothing else becomes of that line. */
    function refuseRaise(line: OrderedLine) {
      if (
        line.priceCents !== proposed.priceCents ||
        wanted.some((other) => other.public_id === line.publicId)
      )
        throw refuseField(productField, 'product_in_order')
      if (openQuantity(line) + quantity > MAX_LINE_QUANTITY)
        throw refuseField(field('quantity'), 'line_quantity_invalid')
    }
  })
}
