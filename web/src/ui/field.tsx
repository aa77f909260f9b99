import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What every field has around it. */
export type FieldFrame = {
  /** Without one the control's `aria-label` names it. */
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** What is wrong is said at once, not when the form is sent. */
  isErrorAnnounced?: boolean | undefined
  /** Of the whole field, its label included. */
  className?: string | undefined
  /** With the asterisk of what must be filled in (product.md 7). */
  isMarked?: boolean | undefined
  /** Takes the whole line of its section. */
  'data-wide'?: boolean | undefined
}

type FieldProps = FieldFrame & {
  /** Of the control, whose label, description and error are named after it (`describedBy`). */
  id: string
  /** Several controls in one: the label is a text that they are labelled by, as `…-label`. */
  isGroup?: boolean
  children: ReactNode
}

/** A control with its label above; its hint and what is wrong with it below, so that fields beside each other stay in line. */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    description,
    error,
    className = '',
    isGroup = false,
    isMarked,
    children,
  } = props
  const Label = isGroup ? 'div' : 'label'
  return (
    <div className={`min-0 ${className}`} data-wide={props['data-wide']}>
      {label === undefined ? null : (
        <Label
          className={isMarked ? `${styles.label} ${styles.marked}` : styles.label}
          id={`${id}-label`}
          {...(isGroup ? {} : { htmlFor: id })}
        >
          {label}
        </Label>
      )}
      {children}
      {description ? (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? (
        <FieldError id={`${id}-error`} isAnnounced={props.isErrorAnnounced}>
          {error}
        </FieldError>
      ) : null}
    </div>
  )
}

type FieldErrorProps = { id: string; isAnnounced?: boolean | undefined; children: ReactNode }

export function FieldError({ id, isAnnounced = false, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={isAnnounced ? 'alert' : undefined}>
      {children}
    </p>
  )
}

/** What of a field's props is around the control, and what is the control's own. */
export function splitField<Props extends FieldFrame>(props: Props) {
  const {
    label,
    description,
    error,
    isErrorAnnounced,
    className,
    isMarked,
    'data-wide': isWide,
    ...control
  } = props
  const frame = {
    label,
    description,
    error,
    isErrorAnnounced,
    className,
    isMarked,
    'data-wide': isWide,
  }
  return [frame satisfies FieldFrame, control] as const
}

/** The ids that `Field` gives to what stands under its control. */
export function describedBy(id: string, { description, error }: Partial<FieldFrame>) {
  const parts = [description && `${id}-description`, error && `${id}-error`]
  return parts.filter(Boolean).join(' ') || undefined
}

type Named = Partial<FieldFrame> & {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** What the control of a field says of itself. */
export function useControl({ id, description, error, 'aria-describedby': others }: Named) {
  const ownId = useId()
  const named = id ?? ownId
  const described = [describedBy(named, { description, error }), others].filter(Boolean).join(' ')
  return {
    id: named,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}
