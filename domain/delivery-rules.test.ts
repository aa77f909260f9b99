import { expect, test } from 'vitest'
import { type RunTimes, runProblem } from './delivery-rules.ts'

const DAY_BEFORE: RunTimes = { days_before: 1, cut_off: '16:00', from: '06:00', to: '11:00' }

test.each<[string, Partial<RunTimes>, string | undefined]>([
  ['the day before at 16:00', {}, undefined],
  ['at 00:59', { cut_off: '00:59' }, undefined],
  ['at 01:00, which autumn has twice', { cut_off: '01:00' }, 'cut_off cut_off_in_change'],
  ['at 02:59, which spring has not', { cut_off: '02:59' }, 'cut_off cut_off_in_change'],
  ['at 03:00', { cut_off: '03:00' }, undefined],
  ['a week before', { days_before: 7 }, undefined],
  ['on the day, before the window', { days_before: 0, cut_off: '05:59' }, undefined],
  ['on the day, when it begins', { days_before: 0, cut_off: '06:00' }, 'cut_off cut_off_in_window'],
  ['on the day, after it', { days_before: 0, cut_off: '16:00' }, 'cut_off cut_off_in_window'],
  ['a window that ends as it begins', { to: '06:00' }, 'to window_reversed'],
  ['a window past midnight', { from: '22:00', to: '02:00' }, 'to window_reversed'],
])('ordered %s', (_name, given, expected) => {
  const found = runProblem({ ...DAY_BEFORE, ...given })
  expect(found && `${found.field} ${found.problem}`).toBe(expected)
})
