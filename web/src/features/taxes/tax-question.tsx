import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { answersTo, type TaxQuestion } from '@halles/domain/tax/tax-questions.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { type ReactNode, useId } from 'react'
import cards from '../../components/radio-cards.module.css'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './taxes.module.css'
import { useTaxWords } from './use-tax-words.ts'

type ClassQuestionProps = {
  question: TaxQuestion
  answer: string | undefined
  onAnswer: (answer: string) => void
}

/** A question of the category, with its answers to choose from. */
export function ClassQuestion({ question, answer, onAnswer }: ClassQuestionProps) {
  const texts = useTextsOf(taxesTexts)
  const { question: words, answers } = texts.questions[question]
  return (
    <Choice
      legend={words}
      options={answersTo(question).map((value) => ({ value, label: answers[value] ?? value }))}
      value={answer}
      onChange={onAnswer}
    />
  )
}

type AskedQuestionProps = {
  taxes: readonly Tax[]
  said: boolean | null
  onSay: (said: boolean) => void
}

/** Whether a product is taxed where the law gives no one answer for its class. */
export function AskedQuestion({ taxes, said, onSay }: AskedQuestionProps) {
  const texts = useTextsOf(taxesTexts)
  return (
    <Choice
      legend={texts.asked(useTaxWords()(taxes))}
      options={[
        { value: 'true', label: texts.askedYes },
        { value: 'false', label: texts.askedNo },
      ]}
      value={said === null ? undefined : String(said)}
      onChange={(value) => onSay(value === 'true')}
    >
      {taxes.includes('qst') ? <p className="soft small mb-xs">{texts.askedHint}</p> : null}
    </Choice>
  )
}

type ChoiceProps = {
  legend: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string) => void
  children?: ReactNode
}

function Choice({ legend, options, value, onChange, children }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      {children}
      <div className={cards.cards}>
        {options.map((option) => (
          <label key={option.value} className={`${cards.card} flex gap-sm align-start`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
