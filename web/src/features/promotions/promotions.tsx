import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language.ts'
import { PastPromotions } from './past-promotions.tsx'
import { promotionsOptions } from './promotion-queries.ts'
import { SendPromotion } from './send-promotion.tsx'

/** A supplier's next promotion and those before. */
export function Promotions() {
  const { promotions } = useTexts()
  const query = useQuery(promotionsOptions)
  return (
    <QueryState query={query} error={promotions.loadError}>
      {({ recipients, promotions: past }) => (
        <>
          <SendPromotion recipients={recipients} />
          <PastPromotions promotions={past} />
        </>
      )}
    </QueryState>
  )
}
