import { reviewToWrite } from '@halles/contract/schemas/review.ts'
import { Button, NativeSelect, Paper, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ErrorState } from '../../components/error-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { type CheckedForm, useCheckedForm } from '../../components/form/use-checked-form.ts'
import { StarInput } from '../../components/star-input.tsx'
import { useTexts } from '../../platform/language.ts'
import styles from './review-form.module.css'
import { ownReviewOptions } from './review-queries.ts'
import { type TypedReview, useWriteReview } from './use-write-review.ts'

type Supplier = { public_id: string; name: string }

type ReviewFormProps = {
  suppliers: readonly Supplier[]
  /** The chosen one's public id, '' before one is chosen. */
  chosen: string
  onChoose: (supplierId: string) => void
}

/** SPEC section 2: supplier, stars and text; filled with the review that there is. */
export function ReviewForm({ suppliers, chosen, onChoose }: ReviewFormProps) {
  const { reviews } = useTexts()
  const own = useQuery(ownReviewOptions(chosen))
  const { form, choose } = useReviewForm(chosen, own.data)
  const writing = useWriteReview()
  const send = (typed: TypedReview) =>
    writing.mutate(typed, { onError: (error) => form.setServerErrors(error) })
  const supplier = form.field('supplier.public_id')
  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
      <form {...form.formProps(send)}>
        <Stack gap="lg">
          <NativeSelect
            size="md"
            label={reviews.supplier}
            {...supplier}
            onChange={({ currentTarget }) => {
              choose(currentTarget.value)
              onChoose(currentTarget.value)
            }}
            data={[
              { value: '', label: reviews.chooseSupplier },
              ...suppliers.map(({ public_id, name }) => ({ value: public_id, label: name })),
            ]}
          />
          {own.isError ? (
            <ErrorState error={own.error} sentence={reviews.ownError} onRetry={own.refetch} />
          ) : (
            <fieldset className={styles.fields} disabled={own.isLoading}>
              <OpinionFields form={form} />
              <Button type="submit" className={styles.submit} loading={writing.isPending}>
                {own.data ? reviews.save : reviews.submit}
              </Button>
            </fieldset>
          )}
        </Stack>
      </form>
    </Paper>
  )
}

function OpinionFields({ form }: { form: CheckedForm<TypedReview> }) {
  const { reviews } = useTexts()
  const { value, onChange, error } = form.field('rating')
  return (
    <>
      <StarInput label={reviews.rating} value={value} onChange={onChange} error={error} />
      <Textarea
        label={reviews.review}
        description={reviews.publishedHint}
        autosize
        minRows={6}
        {...form.field('review')}
      />
      <FormFailure form={form} />
    </>
  )
}

const NOTHING = { rating: '0', review: '' }
type Opinion = typeof NOTHING

/** What was typed about one supplier outlives a look at another. */
function useReviewForm(chosen: string, own: Opinion | null | undefined) {
  const typed = useRef(new Map<string, Opinion>())
  const form = useCheckedForm<TypedReview>({
    initialValues: { supplier: { public_id: chosen }, ...NOTHING },
    check: (values) => problemsIn(reviewToWrite, values),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another review fills the form anew
  useEffect(() => {
    if (own === undefined) return
    const draft = typed.current.get(chosen)
    form.fill({
      supplier: { public_id: chosen },
      rating: draft && draft.rating !== '0' ? draft.rating : (own?.rating ?? '0'),
      review: draft?.review || own?.review || '',
    })
  }, [chosen, own])
  function choose(next: string) {
    const { supplier, ...opinion } = form.values
    typed.current.set(supplier.public_id, opinion)
    // Written before a supplier was chosen: it is about the one now chosen.
    if (supplier.public_id === '' && !typed.current.has(next)) typed.current.set(next, opinion)
    form.fill({ supplier: { public_id: next }, ...opinion })
  }
  return { form, choose }
}
