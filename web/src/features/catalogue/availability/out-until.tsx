import { useState } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { useTexts } from '../../../platform/language.ts'
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
  const toasts = useToasts()
  const [typed, setTyped] = useState<string>()

  function type(field: HTMLInputElement) {
    setTyped(field.value)
    if (field.value !== '' && field.validity.valid && field.value !== day) onDay(field.value)
  }
  function settle(field: HTMLInputElement) {
    setTyped(undefined)
    // Past, or half written: the day stays as it was.
    if (!field.validity.valid) toasts.error(fieldProblems.date_not_ahead)
    else if (field.value === '' && day !== null) onDay(null)
  }
  return (
    <label className={styles.until}>
      <span aria-hidden>{products.until}</span>
      <input
        type="date"
        aria-label={products.outOfStockUntil(name)}
        min={montrealTomorrow(new Date())}
        max="2199-12-31"
        value={typed ?? day ?? ''}
        onChange={(event) => type(event.target)}
        onBlur={(event) => settle(event.target)}
      />
    </label>
  )
}
