import { expect, test } from 'vitest'
import { awningOf } from './awning-of.ts'

test('a supplier has the same colour every time, and suppliers have all eight', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `supplier-${index.toString(36)}`)
  expect(ids.map(awningOf)).toEqual(ids.map(awningOf))
  expect(new Set(ids.map(awningOf)).size).toBe(8)
})
