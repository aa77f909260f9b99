import { useQuery } from '@tanstack/react-query'
import { BackButton } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { dayOf } from './review-day.ts'
import { ReviewForm } from './review-form.tsx'
import { ownReviewOptions, suppliersOptions } from './review-queries.ts'

type ReviewPageProps = {
  /** From the address, which anybody may have written. */
  supplierId: string | undefined
  onChoose: (supplierId: string) => void
  onSubmitted: (supplierId: string) => unknown
}

export function ReviewPage({ supplierId, onChoose, onSubmitted }: ReviewPageProps) {
  const { reviews } = useTexts()
  const { day } = useFormat()
  const suppliers = useQuery(suppliersOptions)
  const known = suppliers.data?.find(({ public_id }) => public_id === supplierId)
  const chosen = known?.public_id ?? ''
  const own = useQuery(ownReviewOptions(chosen)).data
  return (
    <Page title={own ? reviews.edit(day(dayOf(own.date))) : reviews.write} back={<BackButton />}>
      <p className="mb-lg soft">{reviews.lead}</p>
      <QueryState query={suppliers} error={reviews.suppliersError}>
        {(list) => (
          <ReviewForm
            suppliers={list}
            chosen={chosen}
            onChoose={onChoose}
            onSubmitted={onSubmitted}
          />
        )}
      </QueryState>
    </Page>
  )
}
