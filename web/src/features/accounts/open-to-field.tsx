import { OPEN_TO } from '@halles/domain/customer.ts'
import { useId } from 'react'
import { FormSection } from '../../components/form/form-section.tsx'
import cards from '../../components/radio-cards.module.css'
import { useTexts } from '../../platform/language/language.ts'

type OpenToFieldProps = { value: string; onChange: (value: string) => void }

/** Whom a supplier sells to, and what the others see. */
export function OpenToField({ value, onChange }: OpenToFieldProps) {
  const { accounts } = useTexts()
  const name = useId()
  return (
    <FormSection title={accounts.openTo}>
      <div className={cards.cards} data-wide>
        {OPEN_TO.map((one) => (
          <label key={one} className={`${cards.card} flex gap-sm align-start`}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>
              {accounts.openToNames[one]}
              <span className="block soft small">{accounts.openToHints[one]}</span>
            </span>
          </label>
        ))}
      </div>
    </FormSection>
  )
}
