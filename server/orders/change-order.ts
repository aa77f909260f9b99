import { lineEntries, withChanges } from '@halles/domain/line-entries.ts'
import type { StepEntry, WeighedEntry } from '@halles/domain/order-entry.ts'
import { newsOf } from '@halles/domain/order-news.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { lineAmount, supplierOrderTotal, withWeightOf } from '@halles/domain/supplier-order.ts'
import type { Transaction } from '../database/transaction.ts'
import { insertOrderEvents } from '../live/order-events-sql.ts'
import type { Mail } from '../mail/content/mail-kinds.ts'
import type { QueueMail } from '../mail/mail-queue.ts'
import { insertAddedLines, type NewLine } from './added-lines-sql.ts'
import { type NewWeight, writeLineWeights } from './facts/line-weights-sql.ts'
import { type EntryBy, insertOrderEntries, type NewOrderEntry } from './facts/order-entries-sql.ts'
import { type ChangedLine, type OrderedLine, updateOrderLines } from './facts/order-lines-sql.ts'
import { endProposals } from './lapse-proposal-sql.ts'
import type { Changer, OrderReadBy, OrderToChange } from './lock-order-for-change.ts'
import type { LockedSupplierOrder } from './lock-supplier-order-sql.ts'
import { updateRestaurantOrderTotal } from './restaurant-total-sql.ts'

/** Lines as they were, those that change as they become, those that come, and those that are weighed; what is said of each, and in which proposal. */
type LinesChange = {
  before: readonly OrderedLine[]
  changed?: readonly ChangedLine[]
  added?: readonly NewLine[]
  /** Weighed by this person. */
  weighed?: { by: number; lines: readonly NewWeight[] }
  noteOf?: (line: { publicId?: string }) => string
  proposalId?: number
}

/** A status that the order reaches, and why. */
type Step = StepEntry & { reason?: OrderReason | null | undefined; text?: string }

/** What becomes of a locked order; recorded in this order. */
export type OrderWrite = {
  step?: Step
  lines?: LinesChange
  entries?: readonly NewOrderEntry[]
}

type Recorded = NewOrderEntry & { number: number }

/**
 * Writes what becomes of a locked order: its lines, its status, what it and the restaurant's order cost, and what its trail says
 * of it. What is proposed about an order that ends, or was received, ends before. Returns what was recorded.
 */
export async function writeChange(
  tx: Transaction,
  { id, status: from, restaurantOrderId }: LockedSupplierOrder,
  by: EntryBy,
  { step, lines, entries = [] }: OrderWrite,
): Promise<Recorded[]> {
  const { changed = [], added = [], weighed } = lines ?? {}
  await updateOrderLines(tx, id, changed)
  if (weighed) await writeLineWeights(tx, weighed.by, weighed.lines)
  const addedIds = await insertAddedLines(tx, id, added)
  if (endsProposals(step, entries)) await endProposals(tx, id)
  const recorded = [
    ...(step ? [step] : []),
    // Of a cancelled order its step says it all.
    ...(lines && step?.status !== 'cancelled' ? linesRecorded(lines, addedIds) : []),
    ...entries,
  ]
  const hasOtherTotal = changed.length + added.length + (weighed?.lines.length ?? 0) > 0
  const totalCents = lines && hasOtherTotal ? supplierOrderTotal(linesAfter(lines)) : null
  const becomes = step || hasOtherTotal
  const numbers = await insertOrderEntries(
    tx,
    id,
    by,
    recorded,
    becomes ? { from: step ? from : null, status: step?.status ?? null, totalCents } : undefined,
  )
  if (hasOtherTotal) await updateRestaurantOrderTotal(tx, restaurantOrderId)
  return recorded.map((entry, index) => ({ ...entry, number: numbers[index] ?? 0 }))
}

function endsProposals(step: Step | undefined, entries: readonly NewOrderEntry[]): boolean {
  // guard: proposals: over with an order that is cancelled [proposal-answer.post]
  if (step?.status === 'cancelled') return true
  // guard: proposals: over with an order that is done [proposal-answer.post]
  if (step?.status === 'done') return true
  // guard: proposals: over with an order that is received [proposal-answer.post]
  //   instead: return false
  return entries.some((entry) => 'kind' in entry && entry.kind === 'received')
}

/** A line that comes, as amounts are computed of it. */
export function asLine({
  product: { priceCents, pricePerUnit },
  quantity,
}: Pick<NewLine, 'product' | 'quantity'>) {
  return {
    priceCents,
    pricePerUnit,
    netThousandths: null,
    quantity,
    editedQuantity: null,
    isCancelled: false,
    cancelledBy: null,
    isReplaced: false,
  }
}

/** All lines of an order as they stand once some have changed and others have come. */
export function linesAfter(lines: LinesChange) {
  return [...keptAfter(lines), ...(lines.added ?? []).map(asLine)]
}

/** The lines that there were, as they become: with other cases one is to be weighed again. */
function keptAfter({ before, changed = [], weighed }: LinesChange): OrderedLine[] {
  const weights = new Map(weighed?.lines.map((line) => [line.lineId, line]))
  const after = withChanges<OrderedLine>(before, changed)
  return before.map((was, index) => {
    const line = withWeightOf(was, after[index] ?? was)
    const weight = weights.get(line.id)
    if (!weight) return line
    return { ...line, netThousandths: weight.packages.length > 0 ? weight.netThousandths : null }
  })
}

function linesRecorded(lines: LinesChange, addedIds: readonly number[]): NewOrderEntry[] {
  const { before, changed = [], added = [], noteOf = () => '', proposalId } = lines
  return [
    ...lineEntries(before, changed, noteOf).map((entry) => ({ ...entry, proposalId })),
    ...added.map(({ quantity, reason }, index) => ({
      kind: 'line_added' as const,
      lineId: addedIds[index] ?? 0,
      old: null,
      new: { quantity },
      reason,
      proposalId,
      text: noteOf({}),
    })),
    ...weightsRecorded(before, keptAfter(lines)).map((entry) => ({ ...entry, proposalId })),
  ]
}

/** What lines weigh that did not weigh it before, those too that are to be weighed again. */
function weightsRecorded(
  before: readonly OrderedLine[],
  after: readonly OrderedLine[],
): WeighedEntry[] {
  const weightOf = (line: OrderedLine) =>
    line.netThousandths === null ? null : { weight: line.netThousandths, amount: lineAmount(line) }
  return before.flatMap((was, index) => {
    const line = after[index] ?? was
    if (line.netThousandths === was.netThousandths) return []
    return [{ kind: 'weighed', lineId: line.id, old: weightOf(was), new: weightOf(line) }]
  })
}

type Sides = Pick<LockedSupplierOrder, 'id' | 'supplierId' | 'restaurantId'>

/** Mails the other side what a call recorded. */
export async function mailOfChange(
  { tx, viewer, queueMail }: { tx: Transaction; viewer: Changer; queueMail: QueueMail },
  order: Sides,
  recorded: readonly NewOrderEntry[],
): Promise<void> {
  const { mail, proposalId } = newsOf(viewer.kind, recorded)
  const to = { accountId: otherSide(viewer, order), members: 'manage_orders' } as const
  const isOfProposal = mail === 'proposal-made' || mail === 'proposal-ended'
  const facts = isOfProposal ? { proposalId } : { supplierOrderId: order.id, proposalId }
  if (mail) await queueMail(tx, { kind: mail, to, facts } as Mail)
}

export function otherSide({ kind }: Changer, { supplierId, restaurantId }: Sides): number {
  return kind === 'restaurant' ? supplierId : restaurantId
}

type Telling = {
  tx: Transaction
  viewer: Changer
  dependencies: { queueMail: QueueMail }
}

/** Tells the other side, by mail and on its screens, and the viewer's other screens, of all that a call recorded. Last in its transaction. */
export async function tellOfChange(
  { tx, viewer, dependencies: { queueMail } }: Telling,
  order: Sides,
  recorded: readonly NewOrderEntry[],
): Promise<void> {
  await mailOfChange({ tx, viewer, queueMail }, order, recorded)
  await insertOrderEvents(tx, {
    orderId: order.id,
    accountIds: [otherSide(viewer, order)],
    kind: newsOf(viewer.kind, recorded).event,
    by: viewer.accountId,
  })
}

/** The one way to change an order that is locked: writes what becomes of it, tells both sides, and answers it as the viewer reads it. */
export async function changeOrder<Viewer extends Changer>(
  context: Telling & { viewer: Viewer },
  { order, readOrder }: OrderToChange<Viewer>,
  change: OrderWrite,
): Promise<OrderReadBy<Viewer>> {
  const recorded = await writeChange(context.tx, order, context.viewer, change)
  await tellOfChange(context, order, recorded)
  return readOrder()
}
