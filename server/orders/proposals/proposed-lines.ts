import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { pricedFor } from '@halles/domain/line-price.ts'
import type { OrderChange, OrderSide } from '@halles/domain/order-change.ts'
import { isReasonOf, quantityChange } from '@halles/domain/proposal.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { atPriceOf } from '../../prices/line-price.ts'
import type { ProductToAdd } from '../added-lines-sql.ts'
import type { OrderedLine } from '../facts/order-lines-sql.ts'
import type { NewProposalLine } from './proposals-sql.ts'

type Wanted = Input<Endpoints['orderPropose']>

/** One thing to propose, what change that is, and the field that names it. */
export type NamedLine = NewProposalLine & { change: OrderChange; field: string }

const NONE = {
  oldCases: null,
  newCases: null,
  replacedCases: null,
  linePriceCents: null,
  newPriceCents: null,
}

/** Refuses what a side never proposes, and nothing at all; by the input alone. */
export function refuseOtherSides(side: OrderSide, input: Wanted): void {
  const { lines, substitutes, added, day, reason } = input
  if (side === 'supplier') {
    if (lines.length > 0) throw refuseField('lines', 'invalid')
    if (added.length > 0) throw refuseField('added', 'invalid')
  } else {
    if (substitutes.length > 0) throw refuseField('substitutes', 'invalid')
    if (day !== undefined) throw refuseField('day', 'invalid')
  }
  if (reason !== undefined && !isReasonOf(side, reason)) throw refuseField('reason', 'invalid')
  const isNothing = [lines, substitutes, added].every((list) => list.length === 0)
  if (isNothing && day === undefined) throw refuseField('lines', 'nothing_changed')
}

/** Other quantities of lines, as a restaurant proposes them, at what so many cases cost when they were ordered; a line that stays as it is is left out. */
export function proposedQuantities(lines: readonly OrderedLine[], input: Wanted): NamedLine[] {
  const open = lines.filter((line) => !line.isCancelled)
  const proposed = input.lines.flatMap(({ public_id, quantity }, index): NamedLine[] => {
    const line = open.find(({ publicId }) => publicId === public_id)
    if (!line) throw refuseField(`lines.${index}.public_id`, 'line_unknown')
    if (input.lines.findIndex((other) => other.public_id === public_id) !== index)
      throw refuseField(`lines.${index}.public_id`, 'line_twice')
    const oldCases = openQuantity(line)
    if (quantity === oldCases) return []
    return [
      {
        kind: 'quantity',
        lineId: line.id,
        oldCases,
        newCases: quantity,
        replacedCases: null,
        linePriceCents: line.priceCents,
        newPriceCents: pricedFor(line, quantity).priceCents,
        product: null,
        quantity,
        day: null,
        change: quantityChange(oldCases, quantity),
        field: `lines.${index}.quantity`,
      },
    ]
  })
  if (input.lines.length > 0 && proposed.length === 0 && input.added.length === 0)
    throw refuseField('lines', 'nothing_changed')
  const removed = proposed.filter(({ newCases }) => newCases === 0)
  if (input.added.length === 0 && removed.length > 0 && removed.length === open.length)
    throw refuseField('lines', 'order_emptied')
  return proposed
}

/** Products that a restaurant proposes to add, at the price of today; one that cannot be is refused by field. */
export function proposedProducts(
  lines: readonly OrderedLine[],
  products: readonly ProductToAdd[],
  { added }: Wanted,
): NamedLine[] {
  const open = lines.filter((line) => !line.isCancelled)
  if (open.length + added.length > MAX_CART_LINES) throw refuseField('added', 'too_many_lines')
  return added.map(({ product_public_id, quantity }, index): NamedLine => {
    const field = `added.${index}.product_public_id`
    if (added.findIndex((other) => other.product_public_id === product_public_id) !== index)
      throw refuseField(field, 'line_twice')
    const product = products.find(({ publicId }) => publicId === product_public_id)
    if (!product) throw refuseField(field, 'product_not_orderable')
    if (open.some((line) => line.productId === product.id))
      throw refuseField(field, 'product_in_order')
    return {
      ...NONE,
      kind: 'add',
      lineId: null,
      product: atPriceOf(product, quantity),
      quantity,
      day: null,
      change: 'add',
      field: `added.${index}`,
    }
  })
}

/** Another delivery day, as a supplier proposes it. */
export function proposedDay(day: string | undefined): NamedLine[] {
  if (day === undefined) return []
  const line = { ...NONE, kind: 'day' as const, lineId: null, product: null, quantity: null, day }
  return [{ ...line, change: 'move', field: 'day' }]
}
