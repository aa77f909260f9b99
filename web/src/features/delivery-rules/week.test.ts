import { runProblem } from '@halles/domain/delivery-rules.ts'
import { expect, test } from 'vitest'
import {
  hoursWith,
  isSameWeek,
  PRESETS,
  type Preset,
  runsOf,
  runsOfPreset,
  timesFor,
  USUAL_TIMES,
  weekOf,
  withCopies,
  withDay,
} from './week.ts'

const EVENING = { days_before: 0, cut_off: '12:00', from: '17:00', to: '20:00' }

test('a week is what was saved, in the order of its days', () => {
  const runs = [
    { weekday: 5, ...EVENING },
    { weekday: 2, ...USUAL_TIMES },
  ]
  const week = weekOf(runs)
  expect(week).toEqual([null, USUAL_TIMES, null, null, EVENING, null, null])
  expect(runsOf(week)).toEqual(runs.toReversed())
})

test.each(Object.keys(PRESETS) as Preset[])('every day of the preset %s can be saved', (preset) => {
  expect(runsOfPreset(preset).map(runProblem)).toEqual(PRESETS[preset].map(() => undefined))
})

test('a day that is added has the times of the one before it, else of the first', () => {
  const week = weekOf([
    { weekday: 3, ...EVENING },
    { weekday: 5, ...USUAL_TIMES },
  ])
  expect(timesFor(week, 6)).toEqual(USUAL_TIMES)
  expect(timesFor(week, 3)).toEqual(EVENING)
  expect(timesFor(week, 0)).toEqual(EVENING)
  expect(timesFor(weekOf([]), 0)).toEqual(USUAL_TIMES)
})

test('a day is copied to others, and to no more', () => {
  const week = weekOf([{ weekday: 1, ...EVENING }])
  expect(withCopies(week, 0, [2, 6])).toEqual([EVENING, null, EVENING, null, null, null, EVENING])
})

test('a week is the same when its days are', () => {
  const week = weekOf([{ weekday: 1, ...EVENING }])
  expect(isSameWeek(withDay(withDay(week, 0, null), 0, EVENING), week)).toBe(true)
  expect(isSameWeek(withDay(week, 0, { ...EVENING, to: '21:00' }), week)).toBe(false)
})

test('hours are offered by the half, those of the change of clocks to no cut-off', () => {
  expect(hoursWith('06:15', false)).toHaveLength(49)
  expect(hoursWith('06:15', false).slice(12, 15)).toEqual(['06:00', '06:15', '06:30'])
  expect(hoursWith('16:00', true)).toHaveLength(44)
  expect(hoursWith('16:00', true).slice(0, 4)).toEqual(['00:00', '00:30', '03:00', '03:30'])
})
