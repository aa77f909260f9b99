import { useState } from 'react'
import { isDay } from '../../components/day-field.tsx'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { useTexts } from '../../platform/language/language.ts'

type DayFilterProps = {
  label: string
  /** YYYY-MM-DD. */
  day: string | undefined
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string | undefined) => void
}

/** Applies as soon as it is a day between its limits; what is refused stays in the field. */
export function DayFilter({ label, day = '', min, max, onDay }: DayFilterProps) {
  const { fieldProblems } = useTexts()
  const [refused, setRefused] = useState<string>()

  function take(typed: string) {
    const isTaken =
      typed === '' || (isDay(typed) && (!min || typed >= min) && (!max || typed <= max))
    setRefused(isTaken ? undefined : typed)
    if (isTaken && typed !== day) onDay(typed || undefined)
  }
  return (
    <LabelledDay
      label={label}
      value={refused ?? day}
      min={min}
      max={max}
      error={refused && fieldProblems[isDay(refused) ? 'dates_reversed' : 'date_invalid']}
      onChange={take}
    />
  )
}
