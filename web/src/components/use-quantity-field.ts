import { useDebouncedCallback } from '@mantine/hooks'
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react'
import { typedQuantity } from './typed-quantity.ts'

type QuantityFieldOptions = {
  value: number
  min: number
  max: number
  /** `before`: what it was, changes that have not come back as `value` yet included. */
  onChange: (quantity: number, before: number) => void
}

const PAUSE_MS = 600

/** A number to step and to type. What is typed counts after a pause and when it is settled: at Enter, on leaving. */
export function useQuantityField({ value, min, max, onChange }: QuantityFieldOptions) {
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<number>()
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setChosen(undefined)
  }
  const shown = chosen ?? value

  // Two quick clicks may come before a render: the second counts from the first.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })

  const set = (quantity: number | undefined) => {
    const before = latest.current
    if (quantity === undefined || quantity === before) return
    latest.current = quantity
    setChosen(quantity)
    onChange(quantity, before)
  }
  const setSoon = useDebouncedCallback((text: string) => set(typedQuantity(text, min, max)), {
    delay: PAUSE_MS,
    flushOnUnmount: true,
  })
  const commit = () => {
    setSoon.cancel()
    setTyped(undefined)
    set(typedQuantity(typed, min, max))
  }
  return {
    shown,
    isTyping: typed !== undefined,
    /** Opens an empty field, to be typed into. */
    startEditing: () => setTyped(''),
    step: (by: 1 | -1) => set(Math.min(Math.max(latest.current + by, min), max)),
    set,
    commit,
    /** Of the input. */
    field: {
      inputMode: 'numeric',
      autoComplete: 'off',
      value: typed ?? shown,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setSoon(event.target.value)
      },
      onBlur: commit,
    },
  } as const
}
