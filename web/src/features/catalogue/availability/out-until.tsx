import { useId, useState } from 'react'
import { useTexts } from '../../../platform/language/language.ts'
import styles from './availability.module.css'
import { montrealTomorrow } from './montreal-tomorrow.ts'

type OutUntilProps = {
  name: string
  /** YYYY-MM-DD; null where none is named. */
  day: string | null
  onDay: (day: string | null) => void
}

/** The day is taken as soon as it is one to come, and taken back when the field is left empty. */
export function OutUntil({ name, day, onDay }: OutUntilProps) {
  const { products, fieldProblems } = useTexts()
  const [typed, setTyped] = useState<string>()
  // Past, or half written: the day stays as it was.
  const [isRefused, setRefused] = useState(false)
  const problem = useId()

  function type(field: HTMLInputElement) {
    setTyped(field.value)
    setRefused(false)
    if (field.value !== '' && field.validity.valid && field.value !== day) onDay(field.value)
  }
  function settle(field: HTMLInputElement) {
    setTyped(undefined)
    setRefused(!field.validity.valid)
    if (field.validity.valid && field.value === '' && day !== null) onDay(null)
  }
  return (
    <>
      <label className={styles.until}>
        <span aria-hidden>{products.until}</span>
        <input
          aria-describedby={isRefused ? problem : undefined}
          aria-invalid={isRefused || undefined}
          type="date"
          aria-label={products.outOfStockUntil(name)}
          min={montrealTomorrow(new Date())}
          max="2199-12-31"
          value={typed ?? day ?? ''}
          onChange={(event) => type(event.target)}
          onBlur={(event) => settle(event.target)}
        />
      </label>
      {isRefused ? (
        <p id={problem} role="alert" className={styles.failure}>
          {fieldProblems.date_not_ahead}
        </p>
      ) : null}
    </>
  )
}
