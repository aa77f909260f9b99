import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../features/reviews/review-page.tsx'
import { searchOf, text } from '../../platform/search.ts'

export const Route = createFileRoute('/_restaurant/review')({
  validateSearch: searchOf({ supplier: text }),
  component: Review,
})

function Review() {
  const { supplier } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (chosen: string) =>
    navigate({ search: chosen === '' ? {} : { supplier: chosen }, replace: true })
  return <ReviewPage supplierId={supplier} onChoose={choose} />
}
