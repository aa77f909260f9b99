import { MAX_DAYS_BEFORE, type RunTimes, runProblem } from '@halles/domain/delivery-rules.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './delivery-rules.module.css'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { hoursWith } from './week.ts'

type DayFieldsProps = {
  times: RunTimes
  /** What the fields are about, for who hears only their labels. */
  about: string
  onTimes: (times: RunTimes) => void
}

/** When a delivery must be ordered and arrives. What does not fit together is said at once. */
export function DayFields({ times, about, onTimes }: DayFieldsProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { fieldProblems } = useTexts()
  const { hour } = useDeliveryFormat()
  const found = runProblem(times)
  const hours = (value: string, isCutOff = false) =>
    hoursWith(value, isCutOff).map((each) => ({ value: each, label: hour(each) }))
  const props = (field: keyof RunTimes, label: string) => ({
    label,
    'aria-label': texts.ofDay(label, about),
    error: found?.field === field ? fieldProblems[found.problem] : undefined,
    isErrorAnnounced: true,
    value: String(times[field]),
  })
  return (
    <div className={`${styles.times} grid mb-xs`}>
      <SelectField
        {...props('cut_off', texts.orderedUntil)}
        options={hours(times.cut_off, true)}
        onChange={(event) => onTimes({ ...times, cut_off: event.currentTarget.value })}
      />
      <SelectField
        {...props('days_before', texts.onWhichDay)}
        options={Array.from({ length: MAX_DAYS_BEFORE + 1 }, (_, days) => ({
          value: String(days),
          label: texts.daysBefore(days),
        }))}
        onChange={(event) => onTimes({ ...times, days_before: Number(event.currentTarget.value) })}
      />
      <SelectField
        {...props('from', texts.from)}
        options={hours(times.from)}
        onChange={(event) => onTimes({ ...times, from: event.currentTarget.value })}
      />
      <SelectField
        {...props('to', texts.to)}
        options={hours(times.to)}
        onChange={(event) => onTimes({ ...times, to: event.currentTarget.value })}
      />
    </div>
  )
}
