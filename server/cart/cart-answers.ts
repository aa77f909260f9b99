import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { cartTotal } from '@halles/domain/cart.ts'
import { groupBySupplier, type SupplierGroup } from '@halles/domain/checkout.ts'
import { deliveryFee } from '@halles/domain/delivery-fee.ts'
import { lineTotal, sumCents } from '@halles/domain/money.ts'
import { type OrderAmounts, orderAmounts, sumAmounts } from '@halles/domain/order-amounts.ts'
import { type ExceededLimit, exceededLimit } from '@halles/domain/order-limit.ts'
import { mayDo } from '@halles/domain/role.ts'
import type { CartLine } from './cart-sql.ts'
import { cartVersion } from './cart-version.ts'

export type Cart = Output<Endpoints['getCart']>

/** A line under the names that the domain counts by. */
type CountedLine = CartLine & { supplierId: number; priceCents: number }
export type SupplierLines = SupplierGroup<CountedLine>

/** The answer of every cart call. */
export function cartOf(lines: readonly CartLine[]): Cart {
  const orderable = orderableOf(lines)
  const groups = bySupplier(lines)
  return {
    total_price: cartTotal(orderable),
    cart_products: orderable.map(lineOf),
    amounts: sumAmounts(groups.map(amountsOf)),
    suppliers: groups.map((group) => ({
      public_id: firstOf(group).supplier_public_id,
      amounts: amountsOf(group),
    })),
    unavailable: unavailableOf(lines),
    cart_version: cartVersion(lines),
    ...ofMember(lines),
  }
}

/** The answer of a call that changed one line: to a keyed one, with what it found before. */
export function changedCartOf(
  lines: readonly CartLine[],
  key: string | undefined,
  { before }: { before: number },
): Output<Endpoints['cartAdd']> {
  return key === undefined ? cartOf(lines) : { ...cartOf(lines), before }
}

/** What the cart is for the member who read its lines: of an empty one there is nothing to say. */
function ofMember(lines: readonly CartLine[]): Pick<Cart, 'approval' | 'exceeded'> {
  const exceeded = exceededBy(lines)
  return { approval: approvalOf(lines), exceeded: exceeded && exceededToWire(exceeded) }
}

/** The limit of the member who read these lines that their order would exceed. */
export function exceededBy(lines: readonly CartLine[]): ExceededLimit | null {
  const [first] = lines
  if (!first) return null
  const { limits, orderedCents } = first.member
  const totalCents = cartTotal(orderableOf(lines))
  return exceededLimit(limits, { totalCents, orderedCents })
}

function approvalOf(lines: readonly CartLine[]): Cart['approval'] {
  const [first] = lines
  if (!first?.approval_request) return null
  const { member, approval_request: request } = first
  return {
    asked_by: request.askedBy,
    is_own: request.personId === member.personId,
    may_answer: mayDo(member.role, 'manage_orders') && exceededBy(lines) === null,
    asked_at: request.askedAt,
    note: request.note,
    total_price: request.totalCents,
    is_estimate: orderableOf(lines).some((line) => line.sold_by_weight !== null),
    is_changed: request.cartVersion !== cartVersion(lines),
    refused: request.refused,
  }
}

/** What `approval_needed` carries. */
export function exceededToWire({ per, limitCents, orderedCents, totalCents }: ExceededLimit) {
  return { per, limit: limitCents, ordered: orderedCents, total: totalCents }
}

/** The lines that can be ordered, by supplier, with totals and what is missing to each minimum, in cents. */
export function bySupplier(lines: readonly CartLine[]): SupplierLines[] {
  const minimums = new Map(lines.map((line) => [line.supplier_id, line.minimum_order_cents]))
  return groupBySupplier(orderableOf(lines), (supplierId) => minimums.get(supplierId) ?? 0)
}

/** What an order of a supplier's lines comes to, by the fee of the restaurant's zone and the deposits of today. */
export function amountsOf(group: SupplierLines): OrderAmounts {
  return orderAmounts({
    goods: group.totalCents,
    fee: deliveryFee(feeOf(firstOf(group)), group.totalCents),
    deposit: sumCents(group.lines.map((line) => lineTotal(line.deposit_cents, line.quantity))),
  })
}

function feeOf({ fee_cents: feeCents, fee_waived_from_cents: waivedFromCents }: CartLine) {
  return { feeCents, waivedFromCents }
}

/** What `minimum_not_met` names of a supplier. */
export function amountMissingTo(group: SupplierLines) {
  const { supplier_public_id: public_id, supplier_name: name } = firstOf(group)
  return { public_id, name, amount_missing: group.amountMissingCents }
}

function orderableOf(lines: readonly CartLine[]): CountedLine[] {
  return lines
    .filter((line) => line.reason === null)
    .map((line) => ({ ...line, supplierId: line.supplier_id, priceCents: line.price_cents }))
}

function unavailableOf(lines: readonly CartLine[]): Cart['unavailable'] {
  return lines.flatMap((line) => {
    const { quantity, reason } = line
    if (reason === null) return []
    const available_from = reason === 'product_unavailable' ? line.available_from : null
    return [{ product: productOf(line), quantity, reason, available_from }]
  })
}

export function lineOf(line: CartLine): Cart['cart_products'][number] {
  return {
    product: productOf(line),
    quantity: line.quantity,
    total_price: lineTotal(line.price_cents, line.quantity),
  }
}

function productOf(line: CartLine): Cart['cart_products'][number]['product'] {
  return {
    public_id: line.public_id,
    name_fr: line.name_fr,
    name_en: line.name_en,
    price: line.price_cents,
    quantity_per_case: line.quantity_hundredths,
    unit: line.unit,
    price_per_unit: line.price_per_unit,
    price_per_kg: line.price_per_kg,
    sold_by_weight: line.sold_by_weight,
    own_price: line.own_price,
    photo: line.photo,
    ...(line.deposit_cents > 0 && { deposit: line.deposit_cents }),
    supplier: sellerOf(line),
  }
}

/** Of a supplier's lines the first, which says of the supplier what each does. */
export function firstOf({ lines: [first] }: SupplierLines): CartLine {
  if (first === undefined) throw new RangeError('a supplier is in a cart by its lines')
  return first
}

export function sellerOf(line: CartLine) {
  return {
    public_id: line.supplier_public_id,
    name: line.supplier_name,
    minimum_order_price: line.minimum_order_cents,
    ...(line.fee_cents > 0 && {
      delivery_fee: { fee: line.fee_cents, waived_from: line.fee_waived_from_cents },
    }),
  }
}
