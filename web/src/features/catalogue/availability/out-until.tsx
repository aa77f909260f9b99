import { useId, useState } from 'react'
import { DayField, isDay } from '../../../components/day-field.tsx'
import { useTexts } from '../../../platform/language/language.ts'
import { montrealTomorrow } from '../../../platform/montreal-day.ts'
import styles from './availability.module.css'

const LAST_DAY = '2199-12-31'

type OutUntilProps = {
  name: string
  /** YYYY-MM-DD; null where none is named. */
  day: string | null
  onDay: (day: string | null) => void
}

/** The day is taken as soon as it is one to come, and taken back when the field is left empty. */
export function OutUntil({ name, day, onDay }: OutUntilProps) {
  const { products, fieldProblems } = useTexts()
  // Past, or half written: the day stays as it was.
  const [isRefused, setRefused] = useState(false)
  const problem = useId()
  const first = montrealTomorrow(new Date())
  const isAhead = (typed: string) => isDay(typed) && typed >= first && typed <= LAST_DAY

  function take(typed: string) {
    setRefused(false)
    if (isAhead(typed) && typed !== day) onDay(typed)
  }
  function settle(typed: string) {
    setRefused(typed !== '' && !isAhead(typed))
    if (typed === '' && day !== null) onDay(null)
  }
  return (
    <>
      <span className={styles.until}>
        <span aria-hidden>{products.until}</span>
        <DayField
          label={products.outOfStockUntil(name)}
          value={day ?? ''}
          min={first}
          max={LAST_DAY}
          isRefused={isRefused}
          describedBy={isRefused ? problem : undefined}
          onChange={take}
          onSettle={settle}
        />
      </span>
      {isRefused ? (
        <p id={problem} role="alert" className={styles.failure}>
          {fieldProblems.date_not_ahead}
        </p>
      ) : null}
    </>
  )
}
