import type { ComponentProps } from 'react'
import styles from './form-section.module.css'

/** Fields that belong together, two beside each other where there is room; `data-wide` takes the whole line. */
export function FormSection({
  title,
  children,
  ...fieldset
}: { title: string } & Omit<ComponentProps<'fieldset'>, 'className' | 'title'>) {
  return (
    <fieldset {...fieldset} className={styles.section}>
      <legend>{title}</legend>
      <div className={`${styles.fields} grid align-start gap-md`}>{children}</div>
    </fieldset>
  )
}
