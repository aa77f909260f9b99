import { expect, test } from 'vitest'
import { IMPORT_STATES, isRunning, RUNNING_STATES, rowsDone, STATE_AFTER } from './import-state.ts'

test('work under way ends in a state that is at rest', () => {
  expect(IMPORT_STATES.filter(isRunning)).toEqual(RUNNING_STATES)
  for (const state of Object.values(STATE_AFTER)) expect(isRunning(state)).toBe(false)
})

test.each([
  ['previewed', 0, 0],
  ['applying', 30, 30],
  ['applied', 100, 100],
  ['undoing', 30, 70],
  ['undone', 0, 100],
  ['reverting', 30, 70],
  ['failed', 0, 100],
] as const)('%s with %i of 100 rows in the catalogue has done %i', (state, applied, done) => {
  expect(rowsDone(state, { total: 100, applied })).toBe(done)
})
