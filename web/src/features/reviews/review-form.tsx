import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/error-state.tsx'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { laterCheck } from '../../components/form/later-check.ts'
import { type CheckedForm, useCheckedForm } from '../../components/form/use-checked-form.ts'
import { StarInput } from '../../components/star-input.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { moveDraft } from '../../platform/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './review-form.module.css'
import { ownReviewOptions } from './review-queries.ts'
import { type TypedReview, useWriteReview } from './use-write-review.ts'

type Supplier = { public_id: string; name: string }

type ReviewFormProps = {
  suppliers: readonly Supplier[]
  chosen: string
  onChoose: (supplierId: string) => void
  onSubmitted: (supplierId: string) => unknown
}

/** product.md 2: supplier, stars and text; filled with the review that there is. */
export function ReviewForm({ suppliers, chosen, onChoose, onSubmitted }: ReviewFormProps) {
  const { reviews } = useTexts()
  const own = useQuery(ownReviewOptions(chosen))
  const form = useReviewForm(chosen, own.data)
  const writing = useWriteReview(onSubmitted)
  const supplier = form.field('supplier.public_id')
  function choose(next: string) {
    // Written before a supplier was chosen: it is about the one now chosen.
    if (chosen === '') moveDraft('review ', `review ${next}`)
    onChoose(next)
  }
  return (
    <div className="card pad">
      <form {...form.formProps(writing.send)}>
        <div className="stack gap-lg">
          <SelectField
            label={reviews.supplier}
            {...supplier}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={[
              { value: '', label: reviews.chooseSupplier },
              ...suppliers.map(({ public_id, name }) => ({ value: public_id, label: name })),
            ]}
          />
          {own.isLoadingError ? (
            <ErrorState error={own.error} sentence={reviews.ownError} onRetry={own.refetch} />
          ) : (
            <fieldset className="grid gap-lg" disabled={own.isLoading}>
              <DraftNotice form={form} />
              <OpinionFields form={form} />
              <Button type="submit" className={styles.submit} loading={writing.isPending}>
                {own.data ? reviews.save : reviews.submit}
              </Button>
            </fieldset>
          )}
        </div>
      </form>
    </div>
  )
}

function OpinionFields({ form }: { form: CheckedForm<TypedReview> }) {
  const { reviews } = useTexts()
  const { value, onChange, error } = form.field('rating')
  return (
    <>
      <StarInput label={reviews.rating} value={value} onChange={onChange} error={error} />
      <TextArea
        label={reviews.review}
        description={reviews.publishedHint}
        minRows={6}
        {...form.field('review')}
      />
      <FormFailure form={form} />
    </>
  )
}

const NOTHING = { rating: '0', review: '' }
type Opinion = typeof NOTHING

const loadProblems = async () => (await import('./review-problems.ts')).reviewProblems

/** What was typed about one supplier outlives a look at another. */
function useReviewForm(chosen: string, own: Opinion | null | undefined) {
  const { rating, review } = own ?? NOTHING
  usePreloadWhenIdle(loadProblems)
  return useCheckedForm<TypedReview>({
    initialValues: { supplier: { public_id: chosen }, rating, review },
    about: `${chosen} ${own === undefined ? 'awaited' : 'answered'}`,
    draft: `review ${chosen}`,
    check: laterCheck(loadProblems),
  })
}
