import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import { useOrderChange } from '../use-order-change.ts'
import type { Proposal, ProposedPart } from './proposed-part.ts'
import { useProposalRefusal } from './use-proposal-refusal.ts'

type Answer = { is: 'answer'; agreed: readonly string[] } | { is: 'withdraw' }

/** Answers a proposal, or takes an own one back; when it is over meanwhile, says so and shows the order as it now is. */
export function useProposalAnswer(part: ProposedPart, { public_id }: Proposal) {
  const texts = useTextsOf(proposalsTexts)
  const why = useProposalRefusal(part)
  return useOrderChange({
    call(answer: Answer, options) {
      const id = { proposal_public_id: public_id }
      if (answer.is === 'withdraw') return apiWithOverlay.proposalWithdraw(id, options)
      return apiWithOverlay.proposalAnswer({ ...id, agreed: [...answer.agreed] }, options)
    },
    done: (_, { is }) => (is === 'withdraw' ? texts.withdrawn : texts.answered),
    failed: (error) => (orderFromConflict(error) ? why(error) : undefined),
    why,
  })
}
