import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { useTexts } from '../platform/language.ts'
import styles from './quantity-input.module.css'
import { typedQuantity } from './typed-quantity.ts'

type QuantityInputProps = {
  /** What is counted: the product's name. It names the group for those who do not see it. */
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

/** Minus, a number that can be typed, plus. A typed number counts when the field is left, or at Enter. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, min = 1, max = MAX_LINE_QUANTITY, disabled = false } = props
  const { common } = useTexts()
  const [typed, setTyped] = useState<string>()

  const settle = () => {
    setTyped(undefined)
    const quantity = typedQuantity(typed, min, max)
    if (quantity !== undefined && quantity !== value) onChange(quantity)
  }
  return (
    <fieldset className={styles.quantity} aria-label={common.quantityOf(label)} disabled={disabled}>
      <button
        type="button"
        aria-label={common.less(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={common.quantityOf(label)}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
      />
      <button
        type="button"
        aria-label={common.more(label)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </fieldset>
  )
}
