import { Input } from '@mantine/core'
import { type FocusEvent, type ReactNode, useId } from 'react'
import styles from './radio-cards.module.css'

type RadioCardsProps<Value extends string> = {
  /** The id of what names the group. */
  labelledBy: string
  describedBy?: string
  /** The id of what describes one of them. */
  descriptionOf?: (value: Value) => string
  name: string
  values: readonly Value[]
  value: string
  onChange: (value: Value) => void
  error: string | undefined
  /** Beside each other where there is room. */
  inRow?: boolean
  children: (value: Value) => ReactNode
}

/** A choice of one, each as a card; none need be chosen at first. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { labelledBy, describedBy, name, values, value, onChange, error, children } = props
  const problem = useId()
  return (
    <>
      <div
        className={props.inRow ? `${styles.cards} ${styles.inRow}` : styles.cards}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, error && problem].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        onFocus={focusFirst}
      >
        {values.map((one) => (
          <label key={one} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              aria-describedby={props.descriptionOf?.(one)}
              onChange={() => onChange(one)}
            />
            <span>{children(one)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <Input.Error id={problem} size="md" mt={8}>
          {error}
        </Input.Error>
      ) : null}
    </>
  )
}

/** A form goes to its first error, and the error is the group's. */
export function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
