import { MAX_INVOICED_ORDERS } from '@halles/domain/papers/series.ts'
import type { Handler } from '../../handler.ts'
import { issueInvoice } from './issue-invoice.ts'
import { refusalOf, wantedOrders } from './wanted-orders.ts'

export const invoiceIssue: Handler<'invoiceIssue'> = async (context) => {
  const { input, refuse } = context
  const wanted = { ...wantedOrders(input), version: input.version, most: MAX_INVOICED_ORDERS }
  const issued = await issueInvoice(context, wanted)
  if (!('public_id' in issued)) throw refusalOf(issued, refuse)
  return issued
}
