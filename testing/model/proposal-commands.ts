import fc from 'fast-check'
import { moveProposalDeadline } from '../world/proposal-deadline-sql.ts'
import { command, type Refused } from './command.ts'
import { compareRestaurantOrders, compareSupplier } from './compare.ts'
import { comparePart } from './compare-part.ts'
import { isOffered } from './days.ts'
import { mailTrade } from './mails.ts'
import { known, type ModelLine, type ModelProposal, type ModelProposalLine } from './model.ts'
import { linesIn, type PartCall, type PartStep, partCommand } from './part-command.ts'
import { isBelowMinimum } from './part-rules.ts'
import { afterAgreement, lapse, otherSide, overOf, withNewLine } from './proposal-rules.ts'

type Answer = 'agreed' | 'refused'

/** The other side answers what waits, or what no longer does. */
export const answer = partCommand(
  'answer a proposal',
  fc.record({
    how: fc.constantFrom<Answer>('agreed', 'agreed', 'refused'),
    which: fc.constantFrom('newest', 'newest', 'newest', 'oldest'),
  }),
  (at, { how, which }): PartCall | undefined => {
    const { order, part, model, real } = at
    const proposal = which === 'newest' ? part.proposals.at(-1) : part.proposals[0]
    if (!proposal) return undefined
    const [by] = otherSide(proposal.side, order.restaurant, part.supplier)
    const agreed = how === 'agreed' ? proposal.lines : []
    const after = afterAgreement(part, agreed, proposal.side)
    return {
      by,
      path: '/api/proposal-answer/',
      body: {
        proposal_public_id: proposal.publicId,
        agreed: agreed.map(({ publicId }) => publicId),
      },
      refused: overOf(proposal) ?? notApplied(at, proposal, agreed, after),
      apply: (body) => {
        if (agreed.length > 0 && after)
          part.lines = withNewLine(part, after, linesIn(by, body, part))
        const day = agreed[0]?.day
        if (day !== undefined) Object.assign(part, { day, cutOff: 'ahead' })
        proposal.status = 'answered'
        part.proposal = null
        const [to, index] = otherSide(by, order.restaurant, part.supplier)
        mailTrade(model, real, 'proposal-ended', to, index)
      },
    }
  },
)

function notApplied(
  { part, model }: PartStep,
  { side }: ModelProposal,
  agreed: readonly ModelProposalLine[],
  after: ModelLine[] | undefined,
): Refused | undefined {
  if (agreed.length === 0) return undefined
  if (!after) return [409, 'order_changed']
  const day = agreed[0]?.day
  if (day !== undefined && !isOffered(model, part.supplier, day))
    return [409, 'delivery_day_closed']
  return side === 'restaurant' && isBelowMinimum(part, after) ? [409, 'minimum_not_met'] : undefined
}

/** Its own side takes a proposal back. */
export const withdraw = partCommand(
  'withdraw a proposal',
  fc.constant({}),
  ({ part }): PartCall | undefined => {
    const proposal = part.proposals.at(-1)
    if (!proposal) return undefined
    return {
      by: proposal.side,
      path: '/api/proposal-withdraw/',
      body: { proposal_public_id: proposal.publicId },
      refused: overOf(proposal),
      apply: () => {
        proposal.status = 'withdrawn'
        part.proposal = null
      },
    }
  },
)

/** The time of everything that waits passes; where `isMarked`, the job has run that marks it and tells who proposed it. */
export const passTime = fc.record({ isMarked: fc.boolean() }).map(({ isMarked }) =>
  command(
    `the time of proposals passes${isMarked ? ', and the job runs' : ''}`,
    async (model, real) => {
      const parts = model.orders.flatMap((order) => order.parts.map((part) => ({ order, part })))
      const waiting = parts.filter(({ part }) => part.proposal !== null)
      for (const { part } of waiting) {
        await moveProposalDeadline(real.world.database, part.publicId, -1)
        known(part.proposal ?? undefined).status = 'overdue'
      }
      if (isMarked) {
        await real.lapseProposals()
        for (const at of waiting) lapse({ ...at, model, real })
      }
      for (const { order, part } of waiting) {
        await comparePart(model, real, order, part)
        await compareRestaurantOrders(model, real, order.restaurant)
        await compareSupplier(model, real, part.supplier)
      }
    },
  ),
)
