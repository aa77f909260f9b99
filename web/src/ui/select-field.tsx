import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { Field, type FieldFrame, splitField, useControl } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldFrame & { options?: readonly Option[] }

/** The browser's own select. */
export function SelectField({ options, children, ...props }: SelectFieldProps) {
  const control = useControl(props)
  const [frame, select] = splitField(props)
  return (
    <Field id={control.id} {...frame}>
      <div className={styles.box} data-box>
        <select {...select} {...control} className={styles.control}>
          {children ??
            options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
        </select>
        <IconSelector className={styles.after} size={18} aria-hidden />
      </div>
    </Field>
  )
}
