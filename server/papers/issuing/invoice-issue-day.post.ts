import type { Endpoints } from '@halles/contract/endpoints.ts'
import { mayDo } from '@halles/domain/role.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { findLiveSession } from '../../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../../platform/access/secret-token.ts'
import { findIssuingTaxes } from '../../taxes/issuing-taxes-sql.ts'
import type { PaperAnswer } from '../paper-answers.ts'
import { countInvoicedOn } from './count-invoiced-sql.ts'
import { issueInvoice, type NotIssued } from './issue-invoice.ts'
import { listOrdersToInvoice } from './to-issue-sql.ts'

type Context = HandlerContext<Endpoints['invoiceIssueDay']>

/** No supplier delivers to more restaurants in a day. */
const MOST_ORDERS = 2_000
/** A connection that hears nothing for 30 s is closed. */
const MOST_AT_ONCE = 200

/** One invoice at a time, each in a transaction of its own: what a kill leaves is issued by the next call, and nothing twice. */
export const invoiceIssueDay: Handler<'invoiceIssueDay'> = async (context) => {
  const { input, viewer, database } = context
  const papers: PaperAnswer[] = []
  for (const order of (await toIssue(context)).filter(isReady).slice(0, MOST_AT_ONCE)) {
    const issued = await issueAlone(context, order.public_id)
    if (issued) papers.push(issued)
  }
  const rest = await toIssue(context)
  const incomplete = rest.filter((order) => !isReady(order))
  return {
    day: input.day,
    issued: papers.length,
    invoiced: await countInvoicedOn(database, viewer.supplierId, input.day),
    left: rest.length - incomplete.length,
    incomplete,
    papers: papers.map(({ public_id, label, total }) => ({ public_id, label, total })),
  }
}

async function toIssue({ input, viewer: { supplierId }, database }: Context) {
  const taxes = await findIssuingTaxes(database, supplierId, [])
  const days = { from: input.day, to: input.day, limit: MOST_ORDERS }
  return listOrdersToInvoice(database, supplierId, taxes, days)
}

function isReady(order: { missing_tax_classes: number; missing_weights: number }): boolean {
  return order.missing_tax_classes + order.missing_weights === 0
}

/** Undefined where it was invoiced meanwhile, or lacks something by now: the caller reads what is left. */
async function issueAlone(
  context: Context,
  orderPublicId: string,
): Promise<PaperAnswer | undefined> {
  const { viewer, database, dependencies } = context
  let notIssued: NotIssued | undefined
  const rolledBack = new Error('not issued')
  try {
    return await inTransaction(database, async (tx) => {
      // guard: invoices: a day goes on while its session does [invoices-to-issue.get]
      await lockSession(context, tx)
      const wanted = { orders: [orderPublicId], most: 1 }
      const issued = await issueInvoice({ tx, viewer, dependencies }, wanted)
      if ('public_id' in issued) return issued
      notIssued = issued
      throw rolledBack
    })
  } catch (error) {
    if (error === rolledBack && notIssued) return undefined
    throw error
  }
}

/** A session, or the role in it, may end while a day is being invoiced. */
async function lockSession({ viewer, refuse }: Context, tx: Transaction): Promise<void> {
  const session = await findLiveSession(tx, hashSecretToken(viewer.sessionToken), { lock: true })
  if (session?.account_id !== viewer.accountId) throw refuse('not_authenticated')
  // guard: invoices: a day goes on while its role may [invoices-to-issue.get]
  if (!mayDo(session.role, 'manage_orders')) throw refuse('not_permitted')
}
