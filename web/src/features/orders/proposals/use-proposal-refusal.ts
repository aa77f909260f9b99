import { Refused } from '@halles/contract/client.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import type { ProposedPart } from './proposed-part.ts'

/** Why a proposal or its answer was refused, and what is possible now. */
export function useProposalRefusal({ business }: Pick<ProposedPart, 'business'>) {
  const texts = useTextsOf(proposalsTexts)
  const { orders } = useTexts()
  const { dollars } = useFormat()
  return (error: Error): string => {
    if (!(error instanceof Refused) || !error.body) return orders.orderError
    const { code, suppliers, fields, message } = error.body
    if (code === 'minimum_not_met')
      return texts.belowMinimum(business, dollars(suppliers?.[0]?.amount_missing ?? '0.00'))
    if (code === 'delivery_day_closed') return texts.dayClosed
    return Object.values(fields ?? {})[0] ?? message
  }
}
