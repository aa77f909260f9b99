import { IconStarFilled } from '@tabler/icons-react'
import { type FocusEvent, useId } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { describedBy, Field } from '../ui/field.tsx'
import styles from './star-input.module.css'

const FIVE = [1, 2, 3, 4, 5] as const

type StarInputProps = {
  label: string
  /** Of the wire: "4"; "0" before one is chosen. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Five stars to choose from: radio buttons to keyboards and screen readers, stars with their word to eyes. */
export function StarInput({ label, value, onChange, error }: StarInputProps) {
  const { reviews } = useTexts()
  const id = useId()
  return (
    <Field label={label} id={id} isGroup error={error}>
      <div
        className={`${styles.stars} row center own-colours`}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { error })}
        aria-invalid={error ? true : undefined}
        onFocus={focusFirstStar}
      >
        {FIVE.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={id}
              checked={value === `${star}`}
              onChange={() => onChange(`${star}`)}
            />
            <IconStarFilled size={32} aria-hidden />
            <span className="visually-hidden">{`${reviews.stars(star)}, ${reviews.ratingLabels[star - 1]}`}</span>
          </label>
        ))}
        <span className={styles.word} aria-hidden>
          {reviews.ratingLabels[Number(value) - 1]}
        </span>
      </div>
    </Field>
  )
}

// A form goes to its first error, and the error is the group's.
function focusFirstStar({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
