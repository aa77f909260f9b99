import { expect, test } from 'vitest'
import { arrivalTimes } from './arrivals.ts'

test('Pauses follow chance: 1 - 1/e is the mean pause', () => {
  const times = [...arrivalTimes(10, 0.95, () => 1 - 1 / Math.E)]
  expect(times.map(Math.round)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900])
})

test('As many arrive as asked for, at any moment, and nobody after the end', () => {
  const times = [...arrivalTimes(100, 100)]
  // Ten thousand expected: six standard deviations.
  expect(Math.abs(times.length - 10_000)).toBeLessThan(600)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(100_000)
  const inFirstHalf = times.filter((time) => time < 50_000).length
  expect(Math.abs(inFirstHalf - times.length / 2)).toBeLessThan(300)
})
