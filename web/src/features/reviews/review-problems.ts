import { reviewToWrite } from '@halles/contract/schemas/review.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import type { TypedReview } from './use-write-review.ts'

export function reviewProblems(values: TypedReview): Problems<TypedReview> {
  return problemsIn(reviewToWrite, values)
}
