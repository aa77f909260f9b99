import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { pricedFor } from '@halles/domain/line-price.ts'
import type { OrderChange, OrderSide } from '@halles/domain/order-change.ts'
import { isReasonOf, quantityChange } from '@halles/domain/proposal.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { mostProposed, mostThousandths, netOf, weighedAmount } from '@halles/domain/weighed-line.ts'
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
  const { lines, substitutes, added, weights, day, reason } = input
  if (side === 'supplier') {
    if (lines.length > 0) throw refuseField('lines', 'invalid')
    if (added.length > 0) throw refuseField('added', 'invalid')
  } else {
    if (substitutes.length > 0) throw refuseField('substitutes', 'invalid')
    if (weights.length > 0) throw refuseField('weights', 'invalid')
    if (day !== undefined) throw refuseField('day', 'invalid')
  }
  if (reason !== undefined && !isReasonOf(side, reason)) throw refuseField('reason', 'invalid')
  const isNothing = [lines, substitutes, added, weights].every((list) => list.length === 0)
  if (isNothing && day === undefined) throw refuseField('lines', 'nothing_changed')
}

/** What a line costs in cents where it was weighed. */
export function weighedCentsOf({ netThousandths, pricePerUnit }: OrderedLine): number | null {
  return netThousandths === null ? null : weighedAmount(pricePerUnit, netThousandths)
}

/** Lines that weigh more than was agreed, as a supplier proposes them; what it may write down by itself is no proposal. */
export function proposedWeights(lines: readonly OrderedLine[], { weights }: Wanted): NamedLine[] {
  return weights.map(({ public_id, packages }, index): NamedLine => {
    const field = `weights.${index}.public_id`
    const line = lines.find(({ publicId, isCancelled }) => publicId === public_id && !isCancelled)
    if (!line) throw refuseField(field, 'line_unknown')
    if (weights.findIndex((other) => other.public_id === public_id) !== index)
      throw refuseField(field, 'line_twice')
    if (!line.isWeighed) throw refuseField(field, 'line_not_weighed')
    const cases = openQuantity(line)
    const netThousandths = netOf(packages)
    const ofPackages = `weights.${index}.packages`
    if (netThousandths <= mostThousandths(line.quantityHundredths, cases))
      throw refuseField(ofPackages, 'invalid')
    if (netThousandths > mostProposed(line.quantityHundredths, cases))
      throw refuseField(ofPackages, 'weight_implausible')
    const weighedCents = weighedAmount(line.pricePerUnit, netThousandths)
    return {
      ...NONE,
      kind: 'weight',
      lineId: line.id,
      oldCases: cases,
      newCases: cases,
      linePriceCents: line.priceCents,
      lineWeighedCents: weighedCentsOf(line),
      weight: { netThousandths, packages, weighedCents },
      product: null,
      quantity: cases,
      day: null,
      // Of an accepted order that has not ended, as another day.
      change: 'move',
      field: ofPackages,
    }
  })
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
        lineWeighedCents: weighedCentsOf(line),
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
