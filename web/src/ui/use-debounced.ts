import { useEffect, useRef, useState } from 'react'

/** The value, once it has stayed the same for so long. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

type Debounced<Given> = { start: (given: Given) => void; flush: () => void; cancel: () => void }

/** Runs the latest `act` once nothing was started for so long; what waits when the component goes is run then, or dropped. */
export function useDebouncedCallback<Given>(
  act: (given: Given) => void,
  { milliseconds, atEnd }: { milliseconds: number; atEnd: 'run' | 'drop' },
): Debounced<Given> {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const [debounced] = useState(() =>
    debounce<Given>((given) => latest.current(given), milliseconds),
  )
  useEffect(() => (atEnd === 'run' ? debounced.flush : debounced.cancel), [debounced, atEnd])
  return debounced
}

function debounce<Given>(act: (given: Given) => void, milliseconds: number): Debounced<Given> {
  let waiting: { given: Given; timer: ReturnType<typeof setTimeout> } | undefined
  const cancel = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const flush = () => {
    const due = waiting
    cancel()
    if (due) act(due.given)
  }
  return {
    start(given) {
      cancel()
      waiting = { given, timer: setTimeout(flush, milliseconds) }
    },
    flush,
    cancel,
  }
}
