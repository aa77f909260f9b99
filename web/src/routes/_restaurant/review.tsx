import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { ReviewPage } from '../../features/reviews/review-page.tsx'

export const Route = createFileRoute('/_restaurant/review')({
  validateSearch: z.object({ supplier: z.string().optional().catch(undefined) }),
  component: Review,
})

function Review() {
  const { supplier } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (chosen: string) =>
    navigate({ search: chosen === '' ? {} : { supplier: chosen }, replace: true })
  return <ReviewPage supplierId={supplier} onChoose={choose} />
}
