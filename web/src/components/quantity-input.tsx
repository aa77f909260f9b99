import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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

const PAUSE_MS = 600

/** Minus, a number that can be typed, plus. A typed number counts after a pause, at Enter, and when the field is left. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, min = 1, max = MAX_LINE_QUANTITY, disabled = false } = props
  const { common } = useTexts()
  const [typed, setTyped] = useState<string>()

  // Two quick clicks may come before a render: the second counts from the first.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  const choose = (quantity: number | undefined) => {
    if (quantity === undefined || quantity === latest.current) return
    latest.current = quantity
    onChange(quantity)
  }
  const step = (by: 1 | -1) => choose(Math.min(Math.max(latest.current + by, min), max))
  const chooseSoon = useDebouncedCallback((text: string) => choose(typedQuantity(text, min, max)), {
    delay: PAUSE_MS,
    flushOnUnmount: true,
  })
  const type = (text: string) => {
    setTyped(text)
    chooseSoon(text)
  }
  const settle = () => {
    chooseSoon.cancel()
    setTyped(undefined)
    choose(typedQuantity(typed, min, max))
  }
  return (
    <fieldset className={styles.quantity} aria-label={common.quantityOf(label)} disabled={disabled}>
      <button
        type="button"
        aria-label={common.less(label)}
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={common.quantityOf(label)}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
      />
      <button
        type="button"
        aria-label={common.more(label)}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </fieldset>
  )
}
