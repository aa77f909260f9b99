import type { ComponentProps, CSSProperties } from 'react'
import controlStyles from './control.module.css'
import { Field, type FieldFrame, splitField, useControl } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> &
  FieldFrame & { minRows?: number; maxRows?: number }

/** As high as what is typed in it, between `minRows` and `maxRows`. */
export function TextArea({ minRows = 2, maxRows = 100, ...props }: TextAreaProps) {
  const control = useControl(props)
  const [frame, area] = splitField(props)
  return (
    <Field id={control.id} {...frame}>
      <textarea
        {...area}
        {...control}
        rows={minRows}
        className={`${controlStyles.control} ${styles.area}`}
        style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
      />
    </Field>
  )
}
