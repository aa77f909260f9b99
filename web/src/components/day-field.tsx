import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat, useTexts } from '../platform/language/language.ts'
import styles from './day-field.module.css'

type DayFieldProps = {
  label: string
  /** Of the field, where a label on screen names it. */
  id?: string
  /** YYYY-MM-DD, '' where none is named; a text that is no day is shown as it is. */
  value: string
  min?: string | undefined
  max?: string | undefined
  isRefused: boolean
  describedBy?: string | undefined
  /** Whenever what is typed is a day, or nothing. */
  onChange: (day: string) => void
  /** The field was left, with what stands in it. */
  onSettle: (day: string) => void
}

/**
 * A day, written in the page's language whatever the browser's, which a date input would follow. It is typed as year, month
 * and day, or chosen from the browser's calendar.
 */
export function DayField(props: DayFieldProps) {
  const { label, id, value, min, max, isRefused, describedBy, onChange, onSettle } = props
  const { common } = useTexts()
  const { shortDay } = useFormat()
  const [typed, setTyped] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)

  function type(text: string) {
    setTyped(text)
    if (text === '' || isDay(text)) onChange(text)
  }
  function settle() {
    if (typed !== undefined) onSettle(typed)
    setTyped(undefined)
  }
  return (
    <span className={styles.day}>
      <input
        id={id}
        className={`${styles.typed} min-0 flex-1`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={common.dayPattern}
        aria-label={id === undefined ? label : undefined}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        value={typed ?? (isDay(value) ? shortDay(value) : value)}
        onFocus={() => setTyped(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
        onBlur={settle}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={isDay(value) ? value : ''}
        onChange={(event) => isDay(event.target.value) && onChange(event.target.value)}
      />
      <button
        type="button"
        className={`${styles.open} grid soft`}
        aria-label={common.chooseDay(label)}
        onClick={() => calendar.current?.showPicker()}
      >
        <IconCalendar size={18} aria-hidden />
      </button>
    </span>
  )
}

/** Whether a text is a day of the calendar: not the 30th of February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}
