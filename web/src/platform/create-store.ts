import { useSyncExternalStore } from 'react'
import { perRequest } from './request-scope.ts'

/** A value outside of React that components and other code follow. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Runs `listener` after each change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void
  /** What rendered pages show, and what hydrates them. */
  getServerSnapshot: () => Value
}

/** A value for each request. `getServerSnapshot`: where pages are rendered with another value than the initial one. */
export function createStore<Value>(
  initial: Value,
  getServerSnapshot: () => Value = () => initial,
): Store<Value> {
  const state = perRequest(() => ({ value: initial, listeners: new Set<() => void>() }))
  return {
    get: () => state().value,
    set(next) {
      const now = state()
      if (Object.is(next, now.value)) return
      now.value = next
      for (const listener of [...now.listeners]) listener()
    },
    subscribe(listener) {
      const { listeners } = state()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getServerSnapshot,
  }
}

/** Renders again when the value changes, or what `select` takes of it: a primitive, or the same object as before. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Selected>(
  store: Store<Value>,
  select: (value: Value) => Selected,
): Selected
export function useStore<Value>(
  { subscribe, get, getServerSnapshot }: Store<Value>,
  select: (value: Value) => unknown = (value) => value,
) {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(getServerSnapshot()),
  )
}
