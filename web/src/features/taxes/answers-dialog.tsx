import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { productCount } from './answer-for.ts'
import { AnswersForm, type AnswersFormProps } from './answers-form.tsx'

/** Asks what taxes products of a category bear. */
export function AnswersDialog({ opened, ...props }: AnswersFormProps & { opened: boolean }) {
  const texts = useTextsOf(taxesTexts)
  const nameOf = useProductName()
  const { category, answerFor, onClose } = props
  const title =
    answerFor.kind === 'product'
      ? texts.answerFor(nameOf(answerFor.product))
      : texts.forMany(productCount(answerFor), texts.categories[category])
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <AnswersForm {...props} />
    </Dialog>
  )
}
