import { expect, test } from 'vitest'
import { openWorkByDay } from './open-work.ts'

test('a day has the sums of its zones, and days stay in their order', () => {
  const monday = { day: '2026-11-23', orders: 2, cases: 9, unanswered: 1 }
  const work = [
    { ...monday, zone: 'Centre' },
    { ...monday, zone: 'Laval', cases: 4 },
    { ...monday, day: null, zone: null, unanswered: 0 },
  ]
  expect(openWorkByDay(work)).toEqual([
    {
      day: '2026-11-23',
      orders: 4,
      cases: 13,
      unanswered: 2,
      zones: [
        { zone: 'Centre', orders: 2, cases: 9, unanswered: 1 },
        { zone: 'Laval', orders: 2, cases: 4, unanswered: 1 },
      ],
    },
    {
      day: null,
      orders: 2,
      cases: 9,
      unanswered: 0,
      zones: [{ zone: null, orders: 2, cases: 9, unanswered: 0 }],
    },
  ])
})

test('without open orders there is no day', () => {
  expect(openWorkByDay([])).toEqual([])
})
