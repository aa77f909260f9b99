import { Input } from '@mantine/core'
import { useId } from 'react'
import styles from './day-field.module.css'
import { DayField } from './day-field.tsx'

type LabelledDayProps = {
  label: string
  description?: string
  value: string
  min?: string | undefined
  max?: string | undefined
  error: string | undefined
  required?: boolean
  withAsterisk?: boolean
  /** A day as soon as it is one, nothing, and whatever the field was left with. */
  onChange: (typed: string) => void
}

/** A day among the fields of a form: its label above, what is wrong with it below. */
export function LabelledDay(props: LabelledDayProps) {
  const { label, description, value, min, max, error, required = false, onChange } = props
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      size="md"
      className={styles.labelled}
      label={label}
      description={description}
      error={error}
      required={required}
      withAsterisk={false}
    >
      <DayField
        id={id}
        label={label}
        value={value}
        min={min}
        max={max}
        isRefused={error !== undefined}
        describedBy={describedBy(id, description, error)}
        onChange={onChange}
        onSettle={onChange}
      />
    </Input.Wrapper>
  )
}

/** The names that Mantine gives to what stands under a field. */
function describedBy(id: string, description?: string, error?: string): string | undefined {
  const parts = [description && `${id}-description`, error && `${id}-error`]
  return parts.filter(Boolean).join(' ') || undefined
}
