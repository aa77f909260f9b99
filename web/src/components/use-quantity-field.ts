import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useDebouncedCallback } from '../ui/use-debounced.ts'
import { typedQuantity } from './typed-quantity.ts'

type QuantityFieldOptions = {
  value: number
  min: number
  max: number
  onChange: (quantity: number) => void
}

const PAUSE_MS = 600

/**
 * A number to step and to type. What is typed counts after a pause, at Enter, on leaving the field and on leaving the
 * page.
 */
export function useQuantityField({ value, min, max, onChange }: QuantityFieldOptions) {
  const [typed, setTyped] = useState<string>()
  const isTyping = typed !== undefined

  const set = (quantity: number | undefined) => {
    if (quantity !== undefined && quantity !== value) onChange(quantity)
  }
  const setSoon = useDebouncedCallback((text: string) => set(typedQuantity(text, min, max)), {
    milliseconds: PAUSE_MS,
    atEnd: 'run',
  })
  const onLeavingPage = useEffectEvent(() => setSoon.flush())
  useEffect(() => {
    if (!isTyping) return
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('pagehide', onLeavingPage, { signal })
    document.addEventListener('visibilitychange', onLeavingPage, { signal })
    return () => stop.abort()
  }, [isTyping])

  const commit = () => {
    setSoon.cancel()
    setTyped(undefined)
    set(typedQuantity(typed, min, max))
  }
  return {
    isTyping,
    /** Opens an empty field, to be typed into. */
    startEditing: () => setTyped(''),
    step: (by: 1 | -1) => set(Math.min(Math.max(value + by, min), max)),
    commit,
    field: {
      inputMode: 'numeric',
      autoComplete: 'off',
      value: typed ?? value,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setSoon.start(event.target.value)
      },
      onBlur: commit,
    },
  } as const
}
