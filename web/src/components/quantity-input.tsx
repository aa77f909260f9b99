import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../platform/language/language.ts'
import styles from './quantity-input.module.css'
import { useQuantityField } from './use-quantity-field.ts'

type QuantityInputProps = {
  /** What is counted: the product's name. It names the group for those who do not see it. */
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, min = 1, max = MAX_LINE_QUANTITY, disabled = false } = props
  const { common } = useTexts()
  const count = useQuantityField({ value, min, max, onChange })
  return (
    <fieldset className={styles.quantity} aria-label={common.quantityOf(label)} disabled={disabled}>
      <button
        type="button"
        aria-label={common.decrease(label)}
        disabled={value <= min}
        onClick={() => count.step(-1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        {...count.field}
        aria-label={common.quantityOf(label)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && count.commit()}
      />
      <button
        type="button"
        aria-label={common.increase(label)}
        disabled={value >= max}
        onClick={() => count.step(1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </fieldset>
  )
}
