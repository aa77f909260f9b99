import { formatCaseSize } from '@halles/texts/case-size.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import type { AmountQuestion } from './amount-question.ts'
import { answerText } from './answer-text.ts'
import type { OrderTextMatch } from './order-text-line.ts'
import styles from './typed-order.module.css'

type AmountChoiceProps = {
  question: AmountQuestion
  product: OrderTextMatch['product']
  cases: number | undefined
  onAnswer: (cases: number) => void
}

/** What a doubtful amount may mean, each meaning a button; the one that was taken stays pressed. */
export function AmountChoice({ question, product, cases, onAnswer }: AmountChoiceProps) {
  const texts = useTextsOf(orderTextTexts)
  const language = useLanguage()
  const { whole, rest } = formatCaseSize(language, product.quantity_per_case, product.unit)
  const { reason, answers } = question
  const why = reason === 'amount_unclear' ? texts.doubts[reason] : texts.notes[reason]
  return (
    <fieldset>
      <legend>
        <span className="soft">{why}</span> {texts.howMany(whole + rest)}
      </legend>
      <div className="row gap-xs mt-xs">
        {answers.map((answer) => (
          <button
            key={answer.cases}
            type="button"
            className={styles.answer}
            aria-pressed={answer.cases === cases}
            onClick={() => onAnswer(answer.cases)}
          >
            {answerText(language, answer)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
