import { formatMoney, lineTotal, parseMoney } from '@halles/domain/money.ts'
import { type LineAnswer, openQuantity, summariseChange } from '@halles/domain/supplier-order.ts'
import type { SupplierOrder } from './order-queries.ts'

type OrderLine = SupplierOrder['orderProducts'][number]

/** What the supplier has changed so far, by line: a quantity, or `removed`. Untouched lines are absent. */
export type Changes = Readonly<Record<string, number | 'removed'>>

/** A line as it would stand with the changes. */
export type ChangedLine = OrderLine & { answer: LineAnswer; totalPrice: string }

/** The changes with one line set; back at its original quantity, a line is no longer changed. */
export function withQuantity(changes: Changes, line: OrderLine, quantity: number): Changes {
  const { [line.public_id]: _, ...others } = changes
  return quantity === line.quantity ? others : { ...others, [line.public_id]: quantity }
}

export function withRemoved(changes: Changes, line: OrderLine): Changes {
  return { ...changes, [line.public_id]: 'removed' }
}

export function withRestored(changes: Changes, line: OrderLine): Changes {
  return withQuantity(changes, line, line.quantity)
}

/** The order's lines as the changes would leave them, with what they would cost. */
export function changedLines(order: SupplierOrder, changes: Changes): ChangedLine[] {
  return order.orderProducts.map((line) => {
    const change = changes[line.public_id]
    const answer = {
      quantity: line.quantity,
      editedQuantity: typeof change === 'number' ? change : line.edited_quantity || null,
      isCancelled: line.is_cancelled || change === 'removed',
    }
    const cents = lineTotal(parseMoney(line.price) ?? 0, openQuantity(answer))
    return { ...line, answer, totalPrice: formatMoney(cents) }
  })
}

/** What the supplier is asked to confirm. */
export function summaryOf(lines: readonly ChangedLine[]) {
  const { reducedCount, removedCount, totalCents } = summariseChange(
    lines.map((line) => ({ ...line.answer, priceCents: parseMoney(line.price) ?? 0 })),
  )
  return {
    reduced: reducedCount,
    removed: removedCount,
    totalPrice: formatMoney(totalCents),
    everyLineRemoved: removedCount === lines.length,
  }
}

/** The changes as `supplier-order-update` takes them. */
export function asUpdate(changes: Changes) {
  const entries = Object.entries(changes)
  return {
    action: 'modified' as const,
    products: entries.flatMap(([public_id, change]) =>
      change === 'removed' ? [] : [{ public_id, edited_quantity: change }],
    ),
    removed_products: entries.flatMap(([id, change]) => (change === 'removed' ? [id] : [])),
  }
}
