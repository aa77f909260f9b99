import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { answerBy } from '@halles/domain/proposal.ts'
import type { HandlerContext } from '../../handler.ts'
import { listProductsToAdd } from '../added-lines-sql.ts'
import { listOrderedLines, type OrderedLine } from '../facts/order-lines-sql.ts'
import { lockPartOf } from '../lock-supplier-order-sql.ts'
import { lapseOverdue } from './lapse-overdue.ts'
import { agreeBeforehand, openProposal } from './open-proposal.ts'
import { hasOpenProposal } from './proposals-sql.ts'
import { casesLostSince, proposedSubstitutes } from './proposed-substitutes.ts'
import { readProposingTimes } from './proposing-times-sql.ts'
import { byStandingChoice } from './standing-choices.ts'

type Substitutes = Input<Endpoints['orderPropose']>['substitutes']

/**
 * Proposes substitutes for lines that a supplier has just reduced or removed with its answer; `before` are the lines as they were
 * before it, the order is locked and the products were before it. Undefined when there are none; `proposalId` when the restaurant
 * has something to answer. What it agreed to beforehand is done.
 */
export async function proposeSubstitutes(
  { tx, input, viewer, dependencies }: HandlerContext<Endpoints['supplierOrderUpdate']>,
  wanted: Substitutes,
  before: readonly OrderedLine[],
): Promise<
  | { proposalId: number | undefined }
  | { refused: 'too_late_to_change' | 'proposal_open' | 'too_late_to_propose' | 'order_changed' }
  | undefined
> {
  if (wanted.length === 0) return undefined
  const part = await lockPartOf(tx, viewer, input.supplier_order_id)
  if (!part) throw new Error('an order that is locked has gone')
  // Its restaurant has closed it: nobody is there to answer.
  if (part.orderStatus !== 'active') return { refused: 'too_late_to_change' }
  await lapseOverdue(tx, dependencies.queueMail, part)
  // guard: proposals: one open an order, with an answer [server/orders/proposals/substitutes]
  if (await hasOpenProposal(tx, part.id)) return { refused: 'proposal_open' }
  const until = answerBy(await readProposingTimes(tx, part.id))
  if ('refused' in until) return until

  const lines = await listOrderedLines(tx, part.id)
  const products = await listProductsToAdd(
    tx,
    part,
    wanted.map((one) => one.product_public_id),
  )
  const substitutes = proposedSubstitutes(lines, products, wanted, casesLostSince(before))
  const { agreed, asked } = await byStandingChoice(tx, part, substitutes)
  const { answerBy: by } = until
  const proposing = {
    part,
    side: 'supplier',
    by: viewer,
    answerBy: by,
    reason: null,
    note: '',
  } as const
  if (agreed.length > 0 && (await agreeBeforehand(tx, proposing, agreed)))
    return { refused: 'order_changed' }
  const proposalId = asked.length > 0 ? await openProposal(tx, proposing, asked) : undefined
  return { proposalId }
}
