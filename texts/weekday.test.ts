import { expect, test } from 'vitest'
import { formatWeekday } from './weekday.ts'

test('the weekday of a day is the same wherever it is read', () => {
  expect([formatWeekday('fr', '2026-11-16'), formatWeekday('en', '2026-11-22')]).toEqual([
    'lundi',
    'Sunday',
  ])
})
