import { MAX_INVOICED_ORDERS } from '@halles/domain/papers/series.ts'
import type { Handler } from '../../handler.ts'
import { computeDraft, draftAnswer } from './compute-draft.ts'
import { selectionProblem } from './issue-invoice.ts'
import { findOrderIds } from './lock-orders-sql.ts'
import { refusalOf, wantedOrders } from './wanted-orders.ts'

export const invoiceDraft: Handler<'invoiceDraft'> = async ({ reader, input, viewer, refuse }) => {
  const wanted = wantedOrders(input)
  const orderIds = await findOrderIds(reader, viewer.supplierId, wanted)
  const problem = selectionProblem(wanted, orderIds.length, MAX_INVOICED_ORDERS)
  if (problem) throw refusalOf(problem, refuse)
  const draft = await computeDraft(reader, viewer.supplierId, orderIds)
  if (!('content' in draft)) throw refusalOf(draft, refuse)
  return draftAnswer(draft)
}
