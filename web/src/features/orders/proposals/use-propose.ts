import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { formatDeadline } from '@halles/texts/delivery-times.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { RestaurantOrder, SupplierOrder } from '../order-queries.ts'
import { askedOf, type OfVersion, useOrderChange } from '../use-order-change.ts'
import type { ProposedPart } from './proposed-part.ts'
import { useProposalRefusal } from './use-proposal-refusal.ts'

type Proposed = Omit<Sent<Endpoints['orderPropose']>, 'supplier_order_public_id' | 'order_version'>

/** Sends a proposal; when the order has moved on meanwhile, shows it as it now is. */
export function usePropose(part: Pick<ProposedPart, 'publicId' | 'business'>) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  return useOrderChange({
    call: ({ asked, version }: OfVersion<Proposed>, options) =>
      apiWithOverlay.orderPropose(
        { supplier_order_public_id: part.publicId, order_version: version, ...asked },
        options,
      ),
    same: askedOf,
    done(order) {
      const answerBy = answerByOf(order, part.publicId)
      return answerBy === undefined
        ? texts.agreedBeforehand(part.business)
        : texts.sent(part.business, formatDeadline(language, answerBy, new Date()))
    },
    why: useProposalRefusal(part),
  })
}

/** Until when the part's proposal can be answered, as the call answered it. */
function answerByOf(order: RestaurantOrder | SupplierOrder, publicId: string): string | undefined {
  const part =
    'supplier_products' in order
      ? order.supplier_products.find(({ public_id }) => public_id === publicId)
      : order
  return part?.proposal?.answer_by
}
