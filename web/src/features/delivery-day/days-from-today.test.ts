import { expect, test } from 'vitest'
import { daysFromToday } from './days-from-today.ts'

test.each([
  [
    ['24', '25', '26'],
    ['24', '25', '26'],
  ],
  [
    ['20', '23', '24', '26'],
    ['24', '26', '20', '23'],
  ],
  [['25'], ['25']],
  [
    ['20', '21'],
    ['20', '21'],
  ],
  [[], []],
])('on the 24th, of %j today comes first and the past last', (given, shown) => {
  const days = given.map((day) => ({ day: `2026-11-${day}` }))
  const ordered = daysFromToday(days, '2026-11-24').map(({ day }) => day.slice(-2))
  expect(ordered).toEqual(shown)
})
