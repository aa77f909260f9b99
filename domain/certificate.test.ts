import { expect, test } from 'vitest'
import { certificateState } from './certificate.ts'

test.each([
  ['2026-11-26', 'ended'],
  ['2026-11-27', 'ends_soon'],
  ['2026-12-27', 'ends_soon'],
  ['2026-12-28', 'in_force'],
] as const)('a certificate through %s is %s on 27 November 2026', (untilDay, state) => {
  expect(certificateState({ untilDay }, '2026-11-27')).toBe(state)
})
