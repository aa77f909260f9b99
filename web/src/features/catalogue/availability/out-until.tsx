import { useState } from 'react'
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
  const { products } = useTexts()
  const [typed, setTyped] = useState<string>()

  function type(field: HTMLInputElement) {
    setTyped(field.value)
    if (field.value !== '' && field.validity.valid && field.value !== day) onDay(field.value)
  }
  function settle(field: HTMLInputElement) {
    setTyped(undefined)
    // A day half written reads as empty too, and says nothing.
    if (field.value === '' && !field.validity.badInput && day !== null) onDay(null)
  }
  return (
    <label className={styles.until}>
      <span aria-hidden>{products.until}</span>
      <input
        type="date"
        aria-label={products.outUntil(name)}
        min={montrealTomorrow(new Date())}
        max="2199-12-31"
        value={typed ?? day ?? ''}
        onChange={(event) => type(event.target)}
        onBlur={(event) => settle(event.target)}
      />
    </label>
  )
}
