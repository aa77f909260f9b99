import { useId } from 'react'
import cards from '../../components/radio-cards.module.css'
import { useTexts } from '../../platform/language/language.ts'
import { FieldError } from '../../ui/field.tsx'
import styles from './sign-up.module.css'

type EnglishTermsProps = {
  /** "yes", or nothing before it is wished for. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** For whoever signs up in English: the French terms first, then the express wish for the English ones. */
export function EnglishTerms({ value, onChange, error }: EnglishTermsProps) {
  const { terms } = useTexts().signUp
  const id = useId()
  return (
    <div className={`${styles.terms} p-md mt-xl small`}>
      <p>{terms.frenchFirst}</p>
      <p>
        <a
          className="standalone-link"
          lang="fr"
          href="/terms?lang=fr"
          target="_blank"
          rel="noopener"
        >
          {terms.inFrench}
        </a>
      </p>
      <label className={`${cards.card} flex gap-sm align-start`}>
        <input
          type="checkbox"
          name="terms_in_english"
          checked={value === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        />
        {terms.wishEnglish}
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  )
}
