import type { CategoryName } from '@halles/domain/product.ts'
import { MAX_ANSWERED_AT_ONCE, type TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import type { AnswerFor } from './answer-for.ts'
import { ALL_TAXES } from './tax-queries.ts'

type Answered = { answers: TaxAnswers; taxedWhereAsked: boolean | null }

type SaveAnswersOptions = { category: CategoryName; answerFor: AnswerFor; onSaved: () => void }

/** Saves what was answered; for all that wait, as many at a time as the server takes. */
export function useSaveAnswers({ category, answerFor, onSaved }: SaveAnswersOptions) {
  const texts = useTextsOf(taxesTexts)
  return useChange({
    stale: ALL_TAXES,
    staleWhenRefused: true,
    waitsForStale: true,
    async call({ answers, taxedWhereAsked }: Answered, options) {
      const said = { category_name: category, answers, taxed_where_asked: taxedWhereAsked }
      if (answerFor.kind !== 'rest') {
        const products =
          answerFor.kind === 'product' ? [answerFor.product.public_id] : [...answerFor.ids]
        return (await api.taxClassSave({ ...said, products }, options)).saved
      }
      let saved = 0
      // What is answered waits no more, so that each request takes those that are left; sent again it changes nothing.
      for (let left = 1; left > 0 && saved < answerFor.count + MAX_ANSWERED_AT_ONCE; ) {
        const part = await api.taxClassSave(said)
        saved += part.saved
        left = part.saved === 0 ? 0 : part.left
      }
      return saved
    },
    done(saved) {
      onSaved()
      return texts.savedMany(saved)
    },
  })
}
