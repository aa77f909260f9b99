import type { OrderSide } from '@halles/domain/order-change.ts'
import { formatDeadline } from '@halles/texts/delivery-times.ts'
import { openProposalTexts } from '@halles/texts/pages/open-proposal.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { nowDrawn } from '../../../platform/now.ts'
import type { SupplierOrderItem } from '../order-queries.ts'

type OpenProposalBadgeProps = {
  proposal: SupplierOrderItem['proposal']
  side: OrderSide
  /** Of the other side, where a row has several. */
  business?: string | undefined
}

/** On a row of a list: that the own side is asked to answer a proposal, until when, or that it waits; nothing without one. */
export function OpenProposalBadge({ proposal, side, business }: OpenProposalBadgeProps) {
  const words = useTextsOf(openProposalTexts)
  const language = useLanguage()
  if (!proposal) return null
  if (proposal.side === side)
    return (
      <StatusBadge tone="waiting">
        {business === undefined ? words.waiting : words.waitingFor(business)}
      </StatusBadge>
    )
  const when = formatDeadline(language, proposal.answer_by, nowDrawn())
  return (
    <StatusBadge tone="pending">
      {business === undefined ? words.asked(when) : words.askedBy(business, when)}
    </StatusBadge>
  )
}
