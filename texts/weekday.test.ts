import { expect, test } from 'vitest'
import { formatWeekday, formatWeekdays } from './weekday.ts'

test('the weekday of a day is the same wherever it is read', () => {
  expect([formatWeekday('fr', '2026-11-16'), formatWeekday('en', '2026-11-22')]).toEqual([
    'lundi',
    'Sunday',
  ])
})

test.for([
  [[2], 'le mardi', 'on Tuesday'],
  [[2, 5], 'le mardi et le vendredi', 'on Tuesday and Friday'],
  [[1, 2], 'le lundi et le mardi', 'on Monday and Tuesday'],
  [[1, 2, 4], 'le lundi, le mardi et le jeudi', 'on Monday, Tuesday and Thursday'],
  [[1, 2, 3, 4, 5], 'du lundi au vendredi', 'Monday to Friday'],
  [[1, 2, 3, 4, 5, 6, 7], 'tous les jours', 'every day'],
] as const)('the weekdays %j are %s and %s', ([numbers, french, english]) => {
  expect(formatWeekdays('fr', numbers)).toBe(french)
  expect(formatWeekdays('en', numbers)).toBe(english)
})
