import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Not while a page is rendered, nor while what was rendered is taken over: only the same may be drawn then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
