import { useId } from 'react'
import { describedBy, Field } from '../ui/field.tsx'
import styles from './day-field.module.css'
import { DayField } from './day-field.tsx'

type LabelledDayProps = {
  label: string
  description?: string
  value: string
  min?: string | undefined
  max?: string | undefined
  error: string | undefined
  /** A day as soon as it is one, nothing, and whatever the field was left with. */
  onChange: (typed: string) => void
}

/** A day among the fields of a form: its label above, what is wrong with it below. */
export function LabelledDay(props: LabelledDayProps) {
  const { label, description, value, min, max, error, onChange } = props
  const id = useId()
  return (
    <Field
      id={id}
      className={styles.labelled}
      label={label}
      description={description}
      error={error}
    >
      <DayField
        id={id}
        label={label}
        value={value}
        min={min}
        max={max}
        isRefused={error !== undefined}
        describedBy={describedBy(id, { description, error })}
        onChange={onChange}
        onSettle={onChange}
      />
    </Field>
  )
}
