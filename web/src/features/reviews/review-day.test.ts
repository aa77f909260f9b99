import { expect, test } from 'vitest'
import { dayOf } from './review-day.ts'

test('a review of 21-11-2026 is of 2026-11-21', () => {
  expect(dayOf('21-11-2026')).toBe('2026-11-21')
})
