import { depositTotal } from '@halles/domain/deposit.ts'
import { formatMoney, lineTotal, parseMoney, sumCents } from '@halles/domain/money.ts'
import type { SupplierReason } from '@halles/domain/reasons.ts'
import { type LineAnswer, openQuantity, summariseChange } from '@halles/domain/supplier-order.ts'
import type { GivenReason } from './changes/reason-field.tsx'
import { asSent } from './changes/said.ts'
import type { SupplierOrder } from './order-queries.ts'
import { asSubstitutes, type ProposedSubstitutes, substitutesFor } from './proposals/substitutes.ts'

type OrderLine = SupplierOrder['orderProducts'][number]

/** What the supplier has changed so far, by line: a quantity, or `removed`. Untouched lines are absent. */
export type Changes = Readonly<Record<string, number | 'removed'>>

/** A line as it would stand with the changes. */
export type ChangedLine = OrderLine & {
  answer: LineAnswer
  totalPrice: string
  /** Sold by weight, and not weighed with so many cases. */
  isEstimate: boolean
  /** Changed since the page was opened. */
  isFresh?: boolean
}

/** Cases of a line that can be delivered at most: what its supplier accepted, else what is asked for. */
export function mostCases(line: OrderLine): number {
  return line.edited_quantity || line.quantity
}

/** The changes with one line set; back at what it is, a line is no longer changed. */
export function withQuantity(changes: Changes, line: OrderLine, quantity: number): Changes {
  const { [line.public_id]: _, ...others } = changes
  return quantity === mostCases(line) ? others : { ...others, [line.public_id]: quantity }
}

export function withRemoved(changes: Changes, line: OrderLine): Changes {
  return { ...changes, [line.public_id]: 'removed' }
}

export function withRestored(changes: Changes, line: OrderLine): Changes {
  return withQuantity(changes, line, mostCases(line))
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
    const isWeighed = line.weighing?.net != null && openQuantity(answer) === mostCases(line)
    const cents = isWeighed
      ? parseMoney(line.total_price)
      : lineTotal(parseMoney(line.price) ?? 0, openQuantity(answer))
    const isEstimate = line.weighing !== null && !isWeighed && !answer.isCancelled
    return { ...line, answer, totalPrice: formatMoney(cents ?? 0), isEstimate }
  })
}

/** What the supplier is asked to confirm: lines that were reduced before are only in the total. */
export function summaryOf(lines: readonly ChangedLine[], changes: Changes) {
  const open = lines.filter((line) => !line.is_cancelled)
  const { reducedCount, removedCount } = summariseLines(
    open.filter((one) => one.public_id in changes),
  )
  return {
    reduced: reducedCount,
    removed: removedCount,
    totalPrice: formatMoney(sumCents(open.map((line) => parseMoney(line.totalPrice) ?? 0))),
    isEstimate: lines.some((line) => line.isEstimate),
    everyLineRemoved: removedCount === open.length,
  }
}

/** What the order would come to with the changes; undefined where what was kept is from before there were fees. */
export function amountsWith(
  { amounts }: SupplierOrder['supplierOrder'],
  lines: readonly ChangedLine[],
  goods: string,
) {
  if (!amounts) return undefined
  const deposit = depositTotal(
    lines.map((line) => ({ ...line.answer, depositCents: parseMoney(line.deposit ?? '') ?? 0 })),
  )
  const total = deposit + [goods, amounts.fee].reduce((sum, one) => sum + (parseMoney(one) ?? 0), 0)
  return { fee: amounts.fee, deposit: formatMoney(deposit), total: formatMoney(total) }
}

function summariseLines(lines: readonly ChangedLine[]) {
  return summariseChange(
    lines.map(({ answer, price }) => ({ ...answer, priceCents: parseMoney(price) ?? 0 })),
  )
}

/** The changes, why, and what is proposed instead, as `supplier-order-update` takes them. */
export function asUpdate(
  changes: Changes,
  said: GivenReason<SupplierReason> = { note: '' },
  substitutes: ProposedSubstitutes = {},
) {
  const entries = Object.entries(changes)
  return {
    action: 'modified' as const,
    ...asSent(said),
    products: entries.flatMap(([public_id, change]) =>
      change === 'removed' ? [] : [{ public_id, edited_quantity: change }],
    ),
    removed_products: entries.flatMap(([id, change]) => (change === 'removed' ? [id] : [])),
    substitutes: asSubstitutes(substitutesFor(substitutes, changes)),
  }
}
