import { type Cents, lineTotal, sumCents } from './money.ts'
import { weighedAmount } from './weighed-line.ts'

export const SUPPLIER_ORDER_STATUSES = ['pending', 'acknowledged', 'done', 'cancelled'] as const
export type SupplierOrderStatus = (typeof SUPPLIER_ORDER_STATUSES)[number]

/** The most orders that one call answers when it says how many. */
export const MAX_LISTED_ORDERS = 500

const TRANSITIONS = {
  accept: { from: 'pending', to: 'acknowledged', otherwise: 'order_not_pending' },
  modify: { from: 'pending', to: 'acknowledged', otherwise: 'order_not_pending' },
  cancel: { from: 'pending', to: 'cancelled', otherwise: 'order_not_pending' },
  'set-to-done': { from: 'acknowledged', to: 'done', otherwise: 'order_not_acknowledged' },
} as const

export type SupplierOrderAction = keyof typeof TRANSITIONS

/** Where a supplier's action takes an order (product.md 4). Done and cancelled orders never move again. */
export function transitionSupplierOrder(
  status: SupplierOrderStatus,
  action: SupplierOrderAction,
):
  | { status: Exclude<SupplierOrderStatus, 'pending'> }
  | { refused: 'order_not_pending' | 'order_not_acknowledged' } {
  const move = TRANSITIONS[action]
  return status === move.from ? { status: move.to } : { refused: move.otherwise }
}

/**
 * What became of a line's cases: `quantity` is what the restaurant asks for now; `editedQuantity` null, or the wire's 0, means
 * that its supplier delivers as many.
 */
export type LineAnswer = {
  readonly quantity: number
  readonly editedQuantity: number | null
  readonly isCancelled: boolean
}

function agreedQuantity(line: LineAnswer): number {
  return line.editedQuantity || line.quantity
}

/** Cases that will be delivered: none when cancelled, else the edited quantity, else what is asked for. */
export function openQuantity(line: LineAnswer): number {
  return line.isCancelled ? 0 : agreedQuantity(line)
}

/** A line with its price, and what it was weighed as: null where it was not, or has other cases since. */
export type WeighableLine = LineAnswer & {
  readonly priceCents: Cents
  readonly pricePerUnit?: number
  readonly netThousandths?: number | null
}

/** What a line costs in cents as it stands: what was weighed, else its cases, which of a line sold by weight is an estimate. */
export function lineAmount(line: WeighableLine): Cents {
  const cases = openQuantity(line)
  const { netThousandths = null, pricePerUnit } = line
  if (cases > 0 && netThousandths !== null && pricePerUnit !== undefined)
    return weighedAmount(pricePerUnit, netThousandths)
  return lineTotal(line.priceCents, cases)
}

/** Whether what a line costs is an estimate: it is sold by weight, comes, and was not weighed. */
export function isEstimate(
  line: LineAnswer & { readonly isWeighed: boolean; readonly netThousandths: number | null },
): boolean {
  return line.isWeighed && line.netThousandths === null && openQuantity(line) > 0
}

/** A line as it becomes: with other cases, or none, it must be weighed again. */
export function withWeightOf<Line extends LineAnswer & { readonly netThousandths: number | null }>(
  was: Line,
  line: Line,
): Line {
  return openQuantity(was) === openQuantity(line) ? line : { ...line, netThousandths: null }
}

/** What the order costs in cents as it stands. Cancelling an order cancels each of its lines, so it then costs 0. */
export function supplierOrderTotal(lines: readonly WeighableLine[]): Cents {
  return sumCents(lines.map(lineAmount))
}

export const LINE_STATES = ['pending', 'cancelled', 'modified', 'accepted'] as const
export type LineState = (typeof LINE_STATES)[number]

/** The badge of a line (product.md 4). Every line of a cancelled order is cancelled. */
export function lineState(
  line: LineAnswer & { readonly orderStatus: SupplierOrderStatus },
): LineState {
  if (line.isCancelled || line.orderStatus === 'cancelled') return 'cancelled'
  if (line.orderStatus === 'pending') return 'pending'
  return agreedQuantity(line) === line.quantity ? 'accepted' : 'modified'
}

/** What the supplier confirms before saving: lines reduced, lines removed, and the new total in cents. */
export function summariseChange(lines: readonly WeighableLine[]): {
  reducedCount: number
  removedCount: number
  totalCents: Cents
} {
  return {
    reducedCount: lines.filter((line) => !line.isCancelled && agreedQuantity(line) < line.quantity)
      .length,
    removedCount: lines.filter((line) => line.isCancelled).length,
    totalCents: supplierOrderTotal(lines),
  }
}

type OrderedLine = { readonly publicId: string; readonly quantity: number }
type LineChange = {
  readonly edited: readonly { readonly publicId: string; readonly editedQuantity: number }[]
  readonly removed: readonly string[]
}
type LineRefusal = {
  refused: 'line_unknown' | 'line_twice' | 'quantity_above_original' | 'quantity_invalid'
  publicId: string
}
export type ModifyLinesRefusal = LineRefusal | { refused: 'nothing_changed' | 'every_line_removed' }
export type ModifiedLine = LineAnswer & { readonly publicId: string }

function findUnknownOrTwice(
  known: ReadonlyMap<string, number>,
  named: readonly string[],
): LineRefusal | undefined {
  const seen = new Set<string>()
  for (const publicId of named) {
    if (!known.has(publicId)) return { refused: 'line_unknown', publicId }
    if (seen.has(publicId)) return { refused: 'line_twice', publicId }
    seen.add(publicId)
  }
  return undefined
}

function findWrongQuantity(
  ordered: ReadonlyMap<string, number>,
  edited: LineChange['edited'],
  { mayRaise }: { mayRaise: boolean },
): LineRefusal | undefined {
  for (const { publicId, editedQuantity } of edited) {
    if (!Number.isInteger(editedQuantity) || editedQuantity < 1)
      return { refused: 'quantity_invalid', publicId }
    if (!mayRaise && editedQuantity > (ordered.get(publicId) ?? 0))
      return { refused: 'quantity_above_original', publicId }
  }
  return undefined
}

/**
 * An order's open lines after a change by its supplier, with the cases that were open as `quantity`: quantities reduced (1 to
 * those), lines removed, the rest as they are. A line set to what it is is no change. Refused as a whole: a line that is not
 * the order's, is named twice or was removed, a quantity outside its limits, no change at all, every line removed (that is a
 * cancellation). A restaurant may raise too, and `added` lines of its own.
 */
export function modifyLines(
  lines: readonly OrderedLine[],
  change: LineChange,
  { mayRaise = false, added = 0 } = {},
): { lines: ModifiedLine[] } | ModifyLinesRefusal {
  const ordered = new Map(lines.map((line) => [line.publicId, line.quantity]))
  const named = [...change.edited.map((edit) => edit.publicId), ...change.removed]
  const refusal =
    findUnknownOrTwice(ordered, named) ?? findWrongQuantity(ordered, change.edited, { mayRaise })
  if (refusal) return refusal

  const edits = new Map(change.edited.map((edit) => [edit.publicId, edit.editedQuantity]))
  const removed = new Set(change.removed)
  const changed = lines.map(({ publicId, quantity }) => {
    const edit = edits.get(publicId) ?? quantity
    const editedQuantity = edit === quantity ? null : edit
    return { publicId, quantity, editedQuantity, isCancelled: removed.has(publicId) }
  })
  if (added === 0 && changed.every((line) => line.editedQuantity === null && !line.isCancelled))
    return { refused: 'nothing_changed' }
  if (added === 0 && changed.every((line) => line.isCancelled))
    return { refused: 'every_line_removed' }
  return { lines: changed }
}
