import { type KeyboardEvent, useId, useState } from 'react'
import { DayField, isDay } from '../../../components/day-field.tsx'
import { focusAdjacentCell } from '../../../components/focus-adjacent-row.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { montrealTomorrow } from '../../../platform/montreal-day.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import type { OwnProduct } from '../product-pages.ts'
import styles from './availability.module.css'
import { useAvailability } from './use-availability.ts'

/** Whether a product can be ordered, to be switched in the list itself; once it is out, a day may be named. */
export function Availability({ product }: { product: OwnProduct }) {
  const { products } = useTexts()
  const name = useProductName()(product)
  const { availability, announcement, failure, setAvailability } = useAvailability(product, name)
  const { available } = availability
  useAnnounce(announcement)
  return (
    <div className={`${styles.availability} row`}>
      <button
        type="button"
        className={available ? styles.switch : `${styles.switch} ${styles.out}`}
        aria-label={available ? products.markOutOfStock(name) : products.markAvailable(name)}
        onKeyDown={onArrow}
        onClick={() => setAvailability({ available: !available, available_from: null })}
      >
        <span className={`${styles.track} own-colours`} aria-hidden />
        {available ? products.available : products.outOfStock}
      </button>
      {available ? null : (
        <OutUntil
          name={name}
          day={availability.available_from}
          onDay={(day) => setAvailability({ available: false, available_from: day })}
        />
      )}
      {failure === undefined ? null : <p className={styles.failure}>{failure}</p>}
    </div>
  )
}

/** As in a sheet: to the switch of the next row. Enter and the space bar switch this one. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  focusAdjacentCell(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
}

const LAST_DAY = '2199-12-31'

type OutUntilProps = {
  name: string
  /** YYYY-MM-DD; null where none is named. */
  day: string | null
  onDay: (day: string | null) => void
}

/** The day is taken as soon as it is one to come, and taken back when the field is left empty. */
function OutUntil({ name, day, onDay }: OutUntilProps) {
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
      <span className={`${styles.until} center gap-xs soft nowrap`}>
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
