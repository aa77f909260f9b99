import type { ComponentProps, ReactNode } from 'react'
import styles from './control.module.css'
import { Field, type FieldFrame, splitField, useControl } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldFrame & {
    /** Inside the box, at its start and its end. */
    before?: ReactNode
    after?: ReactNode
  }

export function TextField({ before, after, ...props }: TextFieldProps) {
  const control = useControl(props)
  const [frame, input] = splitField(props)
  return (
    <Field id={control.id} {...frame}>
      <div className={styles.box} data-box>
        {before ? <span className={styles.before}>{before}</span> : null}
        <input {...input} {...control} className={styles.control} />
        {after ? <span className={styles.after}>{after}</span> : null}
      </div>
    </Field>
  )
}
