import type { TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import type { ProductTax } from './tax-queries.ts'

/** For which products of a category answers are given: one, those that were selected, or all that wait. */
export type AnswerFor =
  | { kind: 'product'; product: ProductTax }
  | { kind: 'selected'; ids: readonly string[] }
  | { kind: 'rest'; count: number }

export function productCount(answerFor: AnswerFor): number {
  if (answerFor.kind === 'product') return 1
  return answerFor.kind === 'rest' ? answerFor.count : answerFor.ids.length
}

/** What a product's supplier has answered of it before; undefined where it has not, and for several products. */
export function formerAnswers(answerFor: AnswerFor): TaxAnswers | undefined {
  if (answerFor.kind !== 'product' || answerFor.product.tax_class === null) return undefined
  return answerFor.product.answers
}
