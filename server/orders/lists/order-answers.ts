import { depositTotal } from '@halles/domain/deposit.ts'
import type { OfferedStep, PriceSource } from '@halles/domain/offer.ts'
import { feeOwed, type OrderAmounts, orderAmounts } from '@halles/domain/order-amounts.ts'
import type { OrderSide } from '@halles/domain/order-change.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import {
  isEstimate,
  type LineState,
  lineAmount,
  lineState,
  openQuantity,
  type SupplierOrderStatus,
} from '@halles/domain/supplier-order.ts'
import { weighingOf } from '../facts/line-weights-sql.ts'

/**
 * A line as the database holds it: cents, hundredths, ten-thousandths; `quantity` as it is asked for now, `edited_quantity` null
 * when unchanged.
 */
type LineRow = {
  public_id: string
  product_public_id: string
  name_fr: string
  name_en: string
  unit: string
  price_cents: number
  price_source: PriceSource
  list_price_cents: number | null
  price_steps: OfferedStep[] | null
  quantity_hundredths: number
  price_per_unit: number
  deposit_cents: number
  is_weighed: boolean
  net: number | null
  packages: number[] | null
  quantity: number
  edited_quantity: number | null
  is_cancelled: boolean
  first_quantity: number
  cancelled_by: OrderSide | null
  reason: OrderReason | null
  note: string
  replaces: string | null
}

/** What both sides read of a line. Its product is the copy made at checkout, not what the catalogue says today. */
function orderLine(line: LineRow) {
  const { quantity, edited_quantity: editedQuantity, is_cancelled: isCancelled } = line
  const answer = { quantity, editedQuantity, isCancelled }
  return {
    product: {
      public_id: line.product_public_id,
      name_fr: line.name_fr,
      name_en: line.name_en,
      price: line.price_cents,
      quantity_per_case: line.quantity_hundredths,
      unit: line.unit,
      price_per_unit: line.price_per_unit,
    },
    ...(line.list_price_cents !== null && {
      agreed: { source: line.price_source, list_price: line.list_price_cents },
    }),
    ...(line.price_steps && {
      steps: line.price_steps.map(({ fromCases, priceCents }) => ({
        from_cases: fromCases,
        price: priceCents,
      })),
    }),
    ...(line.deposit_cents > 0 && { deposit: line.deposit_cents }),
    quantity,
    first_quantity: line.first_quantity,
    edited_quantity: editedQuantity ?? 0,
    is_cancelled: isCancelled,
    cancelled_by: line.cancelled_by,
    reason: line.reason,
    note: line.note,
    replaces: line.replaces,
    weighing: weighingOf(line, openQuantity(answer)),
    total_price: lineAmount({
      ...answer,
      priceCents: line.price_cents,
      pricePerUnit: line.price_per_unit,
      netThousandths: line.net,
    }),
  }
}

type OrderRow = { status: SupplierOrderStatus; total_price: number; fee_cents: number }
type ChargedLine = Pick<LineRow, 'deposit_cents' | 'quantity' | 'edited_quantity' | 'is_cancelled'>

/** What a supplier's order comes to as it stands, in cents: its goods, the fee that it owes, the deposits of what is open. */
export function amountsOfOrder(order: OrderRow, lines: readonly ChargedLine[]): OrderAmounts {
  return orderAmounts({
    goods: order.total_price,
    fee: feeOwed(order.fee_cents, order.status),
    deposit: depositTotal(
      lines.map((line) => ({
        depositCents: line.deposit_cents,
        quantity: line.quantity,
        editedQuantity: line.edited_quantity,
        isCancelled: line.is_cancelled,
      })),
    ),
  })
}

/** Whether any of these lines comes, is sold by weight and was not weighed. */
export function areEstimate(lines: readonly LineRow[]): boolean {
  return lines.some((line) =>
    isEstimate({
      quantity: line.quantity,
      editedQuantity: line.edited_quantity,
      isCancelled: line.is_cancelled,
      isWeighed: line.is_weighed,
      netThousandths: line.net,
    }),
  )
}

/** A line as the restaurant follows it. */
export function lineForRestaurant(
  line: LineRow & { may_drop: boolean },
  orderStatus: SupplierOrderStatus,
): ReturnType<typeof orderLine> & { public_id: string; may_drop: boolean; status: LineState } {
  const { quantity, edited_quantity: editedQuantity, is_cancelled: isCancelled } = line
  const status = lineState({ quantity, editedQuantity, isCancelled, orderStatus })
  return { public_id: line.public_id, ...orderLine(line), may_drop: line.may_drop, status }
}

/** A line as its supplier works on it, with its own code of the product. */
export function lineForSupplier(line: LineRow & { item_code: string }) {
  const answered = orderLine(line)
  const { price, quantity_per_case, unit, price_per_unit } = answered.product
  const { public_id, item_code } = line
  return { public_id, ...answered, item_code, price, quantity_per_case, unit, price_per_unit }
}
