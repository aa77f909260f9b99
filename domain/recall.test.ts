import { expect, test } from 'vitest'
import { exerciseDueBy, isExerciseDue, recallProgress } from './recall.ts'

test('a recall is complete once each restaurant has acknowledged it', () => {
  const known = { acknowledged: { at: '' } }
  expect(recallProgress([known, { acknowledged: null }])).toEqual({
    told: 2,
    acknowledged: 1,
    isComplete: false,
  })
  expect(recallProgress([known, known]).isComplete).toBe(true)
})

test.for([
  ['2026-03-12', '2027-03-12'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('after an exercise on %s the next is due by %s', ([last = '', due]) => {
  expect(exerciseDueBy(last)).toBe(due)
})

test.for([
  [null, '2026-11-29', true],
  ['2025-11-29', '2026-11-29', true],
  ['2025-11-30', '2026-11-29', false],
] as const)('with the last on %s one is due on %s: %s', ([last, today, isDue]) => {
  expect(isExerciseDue(last, today)).toBe(isDue)
})
