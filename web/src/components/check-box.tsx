import { useLayoutEffect, useRef } from 'react'
import styles from './check-box.module.css'

type CheckBoxProps = {
  label: string
  /** What it is about stands beside it already. */
  isLabelHidden?: boolean
  checked: boolean
  /** Some of what it stands for are. */
  isPartly?: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own box, with a target for a thumb around it. */
export function CheckBox(props: CheckBoxProps) {
  const { label, isLabelHidden = false, checked, isPartly = false, onChange } = props
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={`${styles.target} center gap-sm`}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
