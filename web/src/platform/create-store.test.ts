import { expect, test } from 'vitest'
import { createStore, type Store } from './create-store.ts'

test('a listener runs after each change, and no more once it has unsubscribed', () => {
  const store = createStore(1)
  const seen: number[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  unsubscribe()
  store.set(4)
  expect(seen).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

test('setting the same value notifies no listener', () => {
  const store = createStore<number | undefined>(undefined)
  let times = 0
  store.subscribe(() => times++)
  store.set(undefined)
  store.set(Number.NaN)
  store.set(Number.NaN)
  expect(times).toBe(1)
})

test('a listener that subscribes or unsubscribes during a notification does not affect the others', () => {
  const store = createStore('a')
  const notified: string[] = []
  const stop = store.subscribe(() => {
    notified.push('first')
    stop()
    store.subscribe(() => notified.push('late'))
  })
  store.subscribe(() => notified.push('second'))
  store.set('b')
  expect(notified).toEqual(['first', 'second'])
  store.set('c')
  expect(notified).toEqual(['first', 'second', 'second', 'late'])
})

test('the value of rendered pages is the initial one, unless stated otherwise', () => {
  const store = createStore(0)
  store.set(7)
  expect(store.getServerSnapshot()).toBe(0)
  const current: Store<number> = createStore(0, () => current.get())
  current.set(7)
  expect(current.getServerSnapshot()).toBe(7)
})
