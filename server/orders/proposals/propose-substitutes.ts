import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { answerBy } from '@halles/domain/proposal.ts'
import type { HandlerContext } from '../../handler.ts'
import { listProductsToAdd } from '../added-lines-sql.ts'
import type { NewOrderEntry } from '../facts/order-entries-sql.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import { lapseOverdue } from '../lapse-overdue.ts'
import type { OrderToChange } from '../lock-order-for-change.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import { propose } from './propose.ts'
import { casesLostSince, proposedSubstitutes } from './proposed-substitutes.ts'
import { readProposingTimes } from './proposing-times-sql.ts'
import { byStandingChoice } from './standing-choices.ts'

/** What is proposed, and the lines as they were before the answer. */
type Substitutes = {
  wanted: Input<Endpoints['orderPropose']>['substitutes']
  before: readonly OrderedLine[]
}

/**
 * Proposes substitutes for lines that a supplier has just reduced or removed with its answer; the order is locked and the products
 * were before it. What its restaurant agreed to beforehand is done. Returns what was recorded, nothing when none are wanted.
 */
export async function proposeSubstitutes(
  { tx, viewer, dependencies }: HandlerContext<Endpoints['supplierOrderUpdate']>,
  { order }: Pick<OrderToChange, 'order'>,
  { wanted, before }: Substitutes,
): Promise<
  | { recorded: NewOrderEntry[] }
  | { refused: 'too_late_to_change' | 'proposal_open' | 'too_late_to_propose' | 'order_changed' }
> {
  if (wanted.length === 0) return { recorded: [] }
  // Its restaurant has closed it: nobody is there to answer.
  if (order.orderStatus !== 'active') return { refused: 'too_late_to_change' }
  await lapseOverdue(tx, dependencies.queueMail, order)
  // guard: proposals: one open an order, with an answer [server/orders/proposals/substitutes]
  if (await hasOpenProposal(tx, order.id)) return { refused: 'proposal_open' }
  const until = answerBy(await readProposingTimes(tx, order.id))
  if ('refused' in until) return until

  const lines = await listOrderedLines(tx, order.id)
  const ids = wanted.map((one) => one.product_public_id)
  const products = await listProductsToAdd(tx, order, ids)
  const substitutes = proposedSubstitutes(lines, products, wanted, casesLostSince(before))
  const said = { reason: null, note: '' }
  const proposing = { order, side: 'supplier' as const, by: viewer, ...until, ...said }
  return propose(tx, proposing, await byStandingChoice(tx, order, substitutes))
}
