import { NONE } from '@halles/domain/product-values.ts'
import { useId } from 'react'
import { CheckBox } from '../../../components/check-box.tsx'
import { describedBy, Field, type FieldFrame } from '../../../ui/field.tsx'
import styles from './choice-boxes.module.css'
import { chosenOf } from './filter-params.ts'

type ChoiceBoxesProps = FieldFrame & {
  /** The choices that are ticked, with commas between them. */
  value: string
  onChange: (value: string) => void
  /** In their order. NONE among them excludes the others. */
  options: readonly { value: string; label: string }[]
}

/** Several of a list: a box for each. */
export function ChoiceBoxes({ value, onChange, options, ...frame }: ChoiceBoxesProps) {
  const id = useId()
  const chosen = chosenOf(value)
  function toggle(choice: string, checked: boolean) {
    const others = choice === NONE ? [] : chosen.filter((other) => other !== NONE)
    const now = checked ? [...others, choice] : chosen.filter((other) => other !== choice)
    onChange(now.join(','))
  }
  return (
    <Field {...frame} id={id} isGroup data-wide>
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, frame)}
        className={styles.boxes}
      >
        {options.map((option) => (
          <CheckBox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
          />
        ))}
      </fieldset>
    </Field>
  )
}
