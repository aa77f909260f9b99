import { agreedLines, type ComingLine } from '@halles/domain/agreed-lines.ts'
import { missingOfMinimum } from '@halles/domain/agreed-minimum.ts'
import { lineEntries, withChanges } from '@halles/domain/line-entries.ts'
import { supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import type { Transaction } from '../../database/transaction.ts'
import { type EntryBy, insertOrderEntries, type NewOrderEntry } from '../facts/order-entries-sql.ts'
import { listOrderedLines, updateOrderLines } from '../facts/order-lines-sql.ts'
import type { LockedPart } from '../lock-supplier-order-sql.ts'
import {
  updateRestaurantOrderTotal,
  updateSupplierOrderTotal,
} from '../supplier-order-status-sql.ts'
import { insertComingLines, listDaysOfPart, updateDelivery } from './agreed-changes-sql.ts'
import type { ClosedDay } from './closed-day.ts'
import type { ProposalState, ProposedLine } from './proposals-sql.ts'

type Agreed = Pick<ProposalState, 'id' | 'side' | 'reason'> & { lines: readonly ProposedLine[] }

/** Why what was agreed to cannot become of the order; `missing` of its minimum in cents. */
export type NotApplied =
  | { refused: 'order_changed' }
  | { refused: 'minimum_not_met'; missing: number }
  | ({ refused: 'delivery_day_closed' } & ClosedDay)

/**
 * Changes a locked order by what was agreed to of a proposal, all of it or nothing, and records it as done by who answered.
 * Returns why not, for the transaction to be undone.
 */
export async function applyAgreed(
  tx: Transaction,
  part: LockedPart,
  by: EntryBy,
  { id: proposalId, side, reason, lines: agreed }: Agreed,
): Promise<NotApplied | undefined> {
  const lines = await listOrderedLines(tx, part.id)
  const outcome = agreedLines(lines, agreed, side)
  if (!outcome) return { refused: 'order_changed' }
  const changed = outcome.changed.map((line) => ({ ...line, reason }))
  const { coming } = outcome
  const after = [...withChanges(lines, changed), ...coming.map(asLine)]
  if (side === 'restaurant') {
    const missing = missingOfMinimum(part.minimumCents, { before: lines, after })
    // guard: proposals: the agreed minimum when a supplier agrees [order-propose.post]
    if (missing > 0) return { refused: 'minimum_not_met', missing }
  }

  await updateOrderLines(tx, part.id, changed)
  const comingIds = await insertComingLines(tx, part, coming)
  await updateSupplierOrderTotal(tx, part, supplierOrderTotal(after))
  await updateRestaurantOrderTotal(tx, part)
  const { closed, entry: moved } = await move()
  if (closed) return closed
  await insertOrderEntries(tx, part.id, by, [
    ...lineEntries(lines, changed, () => '').map((entry) => ({ ...entry, proposalId })),
    ...coming.map(
      ({ quantity }, index): NewOrderEntry => ({
        kind: 'line_added',
        lineId: comingIds[index] ?? 0,
        old: null,
        new: { quantity },
        proposalId,
      }),
    ),
    ...(moved ? [moved] : []),
  ])
  return undefined

  async function move(): Promise<{ closed?: NotApplied; entry?: NewOrderEntry }> {
    const day = agreed.find((line) => line.day !== null)?.day
    if (!day) return {}
    const { zoneId, at, days } = await listDaysOfPart(tx, part)
    const offered = days.find((one) => one.day === day)
    // guard: proposals: a day that is offered [proposal-answer.post]
    //   code: if (!offered) return
    //   instead: if (!offered) return {} if (!offered) return
    if (!offered) return { closed: { refused: 'delivery_day_closed', day, at, days } }
    const former = await updateDelivery(tx, part, { ...offered, zoneId })
    const old = former === null ? null : { day: former }
    return { entry: { kind: 'day_changed', old, new: { day }, reason, proposalId } }
  }
}

function asLine({ priceCents, quantity }: ComingLine) {
  return {
    priceCents,
    quantity,
    editedQuantity: null,
    isCancelled: false,
    cancelledBy: null,
    isReplaced: false,
  }
}
