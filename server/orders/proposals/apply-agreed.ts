import { agreedLines } from '@halles/domain/agreed-lines.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { pricedFor } from '@halles/domain/line-price.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { NewLine } from '../added-lines-sql.ts'
import { linesAfter, writeChange } from '../change-order.ts'
import type { EntryBy, NewOrderEntry } from '../facts/order-entries-sql.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { listDaysOfOrder, updateDelivery } from './agreed-delivery-sql.ts'
import type { ClosedDay } from './closed-day.ts'
import type { ProposalState, ProposedLine } from './proposals-sql.ts'

type Agreed = Pick<ProposalState, 'id' | 'side' | 'reason'> & { lines: readonly ProposedLine[] }

/** Why what was agreed to cannot become of the order; `missing` of its minimum in cents. */
export type NotApplied =
  | { refused: 'order_changed' }
  | { refused: 'minimum_not_met'; missing: number }
  | ({ refused: 'delivery_day_closed' } & ClosedDay)

/**
 * Changes a locked order by what was agreed to of a proposal, all of it or nothing, as done by who answered. Returns what was
 * recorded, or why not, for the transaction to be undone.
 */
export async function applyAgreed(
  tx: Transaction,
  order: LockedSupplierOrder,
  by: EntryBy,
  { id: proposalId, side, reason, lines: agreed }: Agreed,
): Promise<{ recorded: NewOrderEntry[] } | NotApplied> {
  const before = await listOrderedLines(tx, order.id)
  const outcome = agreedLines(before, agreed, side)
  if (!outcome) return { refused: 'order_changed' }
  const changed = outcome.changed.map((line) => ({
    ...(side === 'restaurant' ? pricedAsProposed(before, line) : line),
    reason,
  }))
  const added = outcome.coming.flatMap(({ proposalLineId, ...line }): NewLine[] => {
    const product = agreed.find(({ id }) => id === proposalLineId)?.product
    return product ? [{ ...line, product, reason: null }] : []
  })
  const weighed = agreed.flatMap(({ lineId, netThousandths, packages }) =>
    lineId && netThousandths && packages ? [{ lineId, netThousandths, packages }] : [],
  )
  const lines = {
    before,
    changed,
    added,
    proposalId,
    ...(by !== 'halles' && { weighed: { by: by.personId, lines: weighed } }),
  }
  if (side === 'restaurant') {
    const missing = missingOfMinimum(order.minimumCents, { before, after: linesAfter(lines) })
    // guard: proposals: the agreed minimum when a supplier agrees [order-propose.post]
    if (missing > 0) return { refused: 'minimum_not_met', missing }
  }
  const moved = await move(tx, order, agreed.find((line) => line.day !== null)?.day)
  if (moved && 'refused' in moved) return moved
  const entries: NewOrderEntry[] = moved
    ? [{ kind: 'day_changed', ...moved, reason, proposalId }]
    : []
  return { recorded: await writeChange(tx, order, by, { lines, entries }) }
}

/** What a restaurant proposed of a line costs what so many cases did when it was ordered. */
function pricedAsProposed(before: readonly OrderedLine[], line: OrderedLine): OrderedLine {
  const was = before.find(({ id }) => id === line.id)
  if (!was || line.isCancelled) return line
  const { quantity, editedQuantity } = line
  return { ...pricedFor(was, quantity), quantity, editedQuantity }
}

/** The day that was agreed on, and the one before; undefined when none was. */
async function move(
  tx: Transaction,
  order: LockedSupplierOrder,
  day: string | null | undefined,
): Promise<{ old: object | null; new: object } | NotApplied | undefined> {
  if (!day) return undefined
  const { zoneId, at, days } = await listDaysOfOrder(tx, order)
  const offered = days.find((one) => one.day === day)
  // guard: proposals: a day that is offered [proposal-answer.post]
  //   code: if (!offered) return
  //   instead: if (!offered) return undefined; if (!offered) return
  if (!offered) return { refused: 'delivery_day_closed', day, at, days }
  const former = await updateDelivery(tx, order, { ...offered, zoneId })
  return { old: former === null ? null : { day: former }, new: { day } }
}
