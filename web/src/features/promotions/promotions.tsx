import { PROMOTION_EVERY_MINUTES } from '@halles/domain/promotion.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../components/notice.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { promotionsAreOffered } from '../../platform/language/legal.ts'
import { PastPromotions } from './past-promotions.tsx'
import { promotionsOptions } from './promotion-queries.ts'
import { SendPromotion } from './send-promotion.tsx'

export function Promotions() {
  const { promotions, refusals } = useTexts()
  const query = useQuery(promotionsOptions)
  return (
    <QueryState query={query} error={promotions.loadError}>
      {({ recipients, specials, promotions: past }) => (
        <>
          {promotionsAreOffered() ? (
            <SendPromotion
              recipients={recipients}
              specials={specials}
              notBefore={nextAfter(past[0]?.sent_at, query.dataUpdatedAt)}
            />
          ) : (
            <Notice tone="warning">{refusals.promotions_off}</Notice>
          )}
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
