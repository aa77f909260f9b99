import { PROMOTION_EVERY_MINUTES } from '@halles/domain/promotion.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language/language.ts'
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
          <SendPromotion
            recipients={recipients}
            notBefore={nextAfter(past[0]?.sent_at, query.dataUpdatedAt)}
          />
          <PastPromotions promotions={past} />
        </>
      )}
    </QueryState>
  )
}

/** When the next promotion may go; undefined when it may now. */
function nextAfter(last: string | undefined, now: number): string | undefined {
  if (last === undefined) return undefined
  const next = Date.parse(last) + PROMOTION_EVERY_MINUTES * 60_000
  return next > now ? new Date(next).toISOString() : undefined
}
