import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import type { Proposal, ProposedPart } from './proposed-part.ts'
import { useProposalRefusal } from './use-proposal-refusal.ts'
import { useShowOrder } from './use-show-order.ts'

type Answer = { is: 'answer'; agreed: readonly string[] } | { is: 'withdraw' }

/** Answers a proposal, or takes an own one back; when it is over meanwhile, says so and shows the order as it now is. */
export function useProposalAnswer(part: ProposedPart, { public_id }: Proposal) {
  const texts = useTextsOf(proposalsTexts)
  const toasts = useToasts()
  const show = useShowOrder()
  const words = useProposalRefusal(part)
  // Stays while the network leaves open whether the answer arrived.
  const key = useRef<RequestKey>(undefined)
  const mutation = useMutation({
    mutationFn: (answer: Answer) => {
      key.current = keyFor(answer, key.current)
      const options = { idempotencyKey: key.current.value }
      const id = { proposal_public_id: public_id }
      if (answer.is === 'withdraw') return apiWithOverlay.proposalWithdraw(id, options)
      return apiWithOverlay.proposalAnswer({ ...id, agreed: [...answer.agreed] }, options)
    },
    onSuccess: (order, { is }) => {
      show(order)
      toasts.success(is === 'withdraw' ? texts.withdrawn : texts.answered)
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      const current = orderFromConflict(error)
      if (!current) return
      show(current)
      toasts.error(words(error))
    },
  })
  return { ...mutation, failure: mutation.error ? words(mutation.error) : undefined }
}
