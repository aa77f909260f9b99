import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Not while a page is rendered, nor while what was rendered is taken over: only the same may be drawn then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** State that begins with what this device stores; while a rendered page is taken over, with what its server drew. */
export function useStoredState<Value extends object | string | boolean>(
  read: () => Value,
  unstored: Value,
): [Value, (next: Value) => void] {
  const isHydrated = useHydrated()
  const [value, setValue] = useState(() => (isHydrated ? read() : undefined))
  if (isHydrated && value === undefined) setValue(read())
  return [value === undefined ? unstored : value, setValue]
}
