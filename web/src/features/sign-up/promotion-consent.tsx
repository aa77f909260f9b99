import { type FocusEvent, useId } from 'react'
import { FormSection } from '../../components/form/form-section.tsx'
import cards from '../../components/radio-cards.module.css'
import { useTexts } from '../../platform/language/language.ts'
import { promotionsMark, useLegalSentences } from '../../platform/language/legal.ts'
import { FieldError } from '../../ui/field.tsx'
import styles from './promotion-consent.module.css'

const ANSWERS = ['yes', 'no'] as const

type PromotionConsentProps = {
  /** "yes", "no", or nothing before one is chosen. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The question of consent to promotions, apart from the terms. Neither answer is chosen beforehand. */
export function PromotionConsent({ value, onChange, error }: PromotionConsentProps) {
  const { promotionConsent } = useTexts()
  const { asks } = useLegalSentences()
  const id = useId()
  return (
    <FormSection title={promotionConsent.title} data-promotions={promotionsMark()}>
      <div data-wide className={styles.consent}>
        <p id={`${id}-question`} className="strong">
          {promotionConsent.question}
        </p>
        <p id={`${id}-terms`} className="soft small">
          {asks} {promotionConsent.withdraw}
        </p>
        <div
          className={`${cards.cards} ${cards.inRow}`}
          role="radiogroup"
          tabIndex={-1}
          aria-labelledby={`${id}-question`}
          aria-describedby={`${id}-terms${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onFocus={focusFirstAnswer}
        >
          {ANSWERS.map((answer) => (
            <label key={answer} className={`${cards.card} flex gap-sm align-start`}>
              <input
                type="radio"
                name="promotion_consent"
                value={answer}
                checked={value === answer}
                onChange={() => onChange(answer)}
              />
              {promotionConsent[answer]}
            </label>
          ))}
        </div>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    </FormSection>
  )
}

// A form goes to its first error, and the error is the group's.
function focusFirstAnswer({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
