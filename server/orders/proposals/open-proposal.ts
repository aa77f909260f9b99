import type { OrderSide } from '@halles/domain/order-change.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { EntryBy } from '../facts/order-entries-sql.ts'
import { insertOrderEntries } from '../facts/order-entries-sql.ts'
import type { LockedPart } from '../lock-supplier-order-sql.ts'
import { applyAgreed, type NotApplied } from './apply-agreed.ts'
import { insertProposal, type NewProposalLine, readProposal } from './proposals-sql.ts'

type Proposing = {
  part: LockedPart
  side: OrderSide
  by: EntryBy
  /** Milliseconds. */
  answerBy: number
  reason: OrderReason | null
  note: string
}

/** Proposes these to the other side of a locked order, which has nothing else to answer; the id of what it is to be told of. */
export async function openProposal(
  tx: Transaction,
  { part, side, by, answerBy, reason, note }: Proposing,
  lines: readonly NewProposalLine[],
): Promise<number> {
  const order = { supplierOrderId: part.id, side, answerBy }
  const proposalId = await insertProposal(tx, { ...order, isAgreed: false }, lines)
  await insertOrderEntries(tx, part.id, by, [{ kind: 'proposed', proposalId, reason, text: note }])
  return proposalId
}

/** What its restaurant agreed to beforehand: recorded as proposed, answered by Halles, and done at once. */
export async function agreeBeforehand(
  tx: Transaction,
  { part, side, by, answerBy, reason, note }: Proposing,
  lines: readonly NewProposalLine[],
): Promise<NotApplied | undefined> {
  const order = { supplierOrderId: part.id, side, answerBy }
  const proposalId = await insertProposal(tx, { ...order, isAgreed: true }, lines)
  await insertOrderEntries(tx, part.id, by, [{ kind: 'proposed', proposalId, reason, text: note }])
  await insertOrderEntries(tx, part.id, 'halles', [{ kind: 'answered', proposalId }])
  return applyAgreed(tx, part, 'halles', await readProposal(tx, proposalId))
}
