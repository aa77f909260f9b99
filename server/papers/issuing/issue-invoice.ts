import type { RefusalCarries } from '@halles/contract/refusals.ts'
import { type PaperAnswer, paperAnswer } from '../paper-answers.ts'
import { computeDraft, type DraftProblem, draftAnswer } from './compute-draft.ts'
import { lockOrdersToInvoice, type WantedOrders } from './lock-orders-sql.ts'
import { takeNumber } from './series-sql.ts'
import { insertPaperOrders } from './settle-orders-sql.ts'
import { type Issuing, writePaper } from './write-paper.ts'

export type NotIssued =
  | DraftProblem
  | { code: 'not_found' }
  | { field: 'orders' | 'to'; problem: 'too_many_orders' }
  | { code: 'draft_changed'; carries: RefusalCarries<'draft_changed'> }

type Wanted = WantedOrders & { version?: string | undefined; most: number }

/**
 * Issues one invoice of orders of the viewer's, within a transaction that the caller rolls back where it answers why none was
 * issued. `version` is that of the draft which is issued, `most` how many orders it may cover.
 */
export async function issueInvoice(
  context: Issuing,
  { version, most, ...wanted }: Wanted,
): Promise<PaperAnswer | NotIssued> {
  const { tx, viewer } = context
  const { supplierId } = viewer
  const orderIds = await lockOrdersToInvoice(tx, supplierId, wanted)
  const problem = selectionProblem(wanted, orderIds.length, most)
  if (problem) return problem
  const { number, label } = await takeNumber(tx, supplierId, 'invoice')
  const draft = await computeDraft(tx, supplierId, orderIds)
  if (!('content' in draft)) return draft
  const answer = draftAnswer(draft)
  // guard: invoices: the draft that was read [invoice-issue.post]
  //   lines: 2
  if (version !== undefined && version !== answer.version)
    return { code: 'draft_changed', carries: { draft: answer } }
  const { restaurantId } = draft
  const content = { ...draft.content, kind: 'invoice' as const, number, label, corrects: null }
  const publicId = await writePaper(context, { restaurantId }, content, (paperId) =>
    insertPaperOrders(tx, paperId, orderIds),
  )
  return paperAnswer(publicId, content)
}

/** Orders that are not there are somebody else's or nobody's. */
export function selectionProblem(
  wanted: WantedOrders,
  found: number,
  most: number,
): NotIssued | undefined {
  if ('orders' in wanted)
    return found < new Set(wanted.orders).size ? { code: 'not_found' } : undefined
  return found > most ? { field: 'to', problem: 'too_many_orders' } : undefined
}
