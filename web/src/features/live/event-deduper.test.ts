import { expect, test } from 'vitest'
import { createEventDeduper } from './event-deduper.ts'

const event = (number: number) => ({
  number,
  kind: 'placed' as const,
  order_public_id: 'a',
  name: 'Bistro',
  is_estimate: false,
  total_price: '1.00',
})
const news = (...numbers: number[]) => ({
  number: numbers.at(-1) ?? 0,
  unseen: 0,
  events: numbers.map(event),
  approval: null,
  own_changes: 0,
  recalls: 0,
})

test('what a connection or another tab repeats is new only once', () => {
  const deduper = createEventDeduper()
  expect(
    deduper.newEvents({
      number: 3,
      unseen: 3,
      events: [],
      approval: null,
      own_changes: 0,
      recalls: 0,
    }),
  ).toEqual([])
  expect(deduper.newEvents(news(4, 5))).toHaveLength(2)
  expect(deduper.newEvents(news(4, 5))).toEqual([])
  expect(deduper.newEvents(news(5, 6)).map(({ number }) => number)).toEqual([6])
  expect(deduper.newEvents(news(4))).toEqual([])
  expect(deduper.last()).toBe(6)
})
