import type { OrderSide } from '@halles/domain/order-change.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import type { Transaction } from '../../database/transaction.ts'
import { writeChange } from '../change-order.ts'
import type { EntryBy, NewOrderEntry } from '../facts/order-entries-sql.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { applyAgreed } from './apply-agreed.ts'
import { insertProposal, type NewProposalLine, readProposal } from './proposals-sql.ts'

type Proposing = {
  order: LockedSupplierOrder
  side: OrderSide
  by: EntryBy
  /** Milliseconds. */
  answerBy: number
  reason: OrderReason | null
  note: string
}

/** To agree to beforehand, and to ask about. */
type Proposed = { agreed?: readonly NewProposalLine[]; asked: readonly NewProposalLine[] }

/**
 * Proposes these to the other side of a locked order, which has nothing else to answer. What its restaurant agreed to beforehand
 * is recorded as answered by Halles, and done at once. Returns what was recorded, or why not, for the transaction to be undone.
 */
export async function propose(
  tx: Transaction,
  proposing: Proposing,
  { agreed = [], asked }: Proposed,
): Promise<{ recorded: NewOrderEntry[] } | { refused: 'order_changed' }> {
  const { order } = proposing
  const recorded: NewOrderEntry[] = []
  if (agreed.length > 0) {
    const { proposalId, entries } = await insertProposed(tx, proposing, agreed, true)
    const answer = [{ kind: 'answered' as const, proposalId }]
    const answered = await writeChange(tx, order, 'halles', { entries: answer })
    const applied = await applyAgreed(tx, order, 'halles', await readProposal(tx, proposalId))
    if ('refused' in applied) return { refused: 'order_changed' }
    recorded.push(...entries, ...answered, ...applied.recorded)
  }
  if (asked.length > 0)
    recorded.push(...(await insertProposed(tx, proposing, asked, false)).entries)
  return { recorded }
}

async function insertProposed(
  tx: Transaction,
  { order, side, by, answerBy, reason, note }: Proposing,
  lines: readonly NewProposalLine[],
  isAgreed: boolean,
) {
  const about = { supplierOrderId: order.id, side, answerBy, isAgreed }
  const proposalId = await insertProposal(tx, about, lines)
  const entry = { kind: 'proposed' as const, proposalId, reason, text: note }
  return { proposalId, entries: await writeChange(tx, order, by, { entries: [entry] }) }
}
