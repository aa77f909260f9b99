import { useId } from 'react'
import { FormSection } from '../../components/form/form-section.tsx'
import { RadioCards } from '../../components/radio-cards.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { useLegalSentences } from '../../platform/language/legal.ts'
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
    <FormSection title={promotionConsent.title}>
      <div data-wide className={styles.consent}>
        <p id={`${id}-question`} className={styles.question}>
          {promotionConsent.question}
        </p>
        <p id={`${id}-terms`} className="soft small">
          {asks} {promotionConsent.withdraw}
        </p>
        <RadioCards
          labelledBy={`${id}-question`}
          describedBy={`${id}-terms`}
          name="promotion_consent"
          values={ANSWERS}
          value={value}
          onChange={onChange}
          error={error}
          inRow
        >
          {(answer) => promotionConsent[answer]}
        </RadioCards>
      </div>
    </FormSection>
  )
}
