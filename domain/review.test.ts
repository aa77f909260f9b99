import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRating } from './review.ts'

test.each([
  [0, 0, '0'],
  [5, 1, '5.0'],
  [1, 1, '1.0'],
  [9, 2, '4.5'],
  [13, 3, '4.3'],
  [14, 3, '4.7'],
  [17, 4, '4.3'],
  [85, 20, '4.3'],
  [84, 20, '4.2'],
  [99, 20, '5.0'],
])('%i stars in %i reviews are %s', (sum, count, expected) => {
  expect(formatRating({ sum, count })).toBe(expected)
})

test('an average lies between the worst and the best rating, half a tenth from the true one at most', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(ratings, (given) => {
      const sum = given.reduce((total, rating) => total + rating, 0)
      const text = formatRating({ sum, count: given.length })
      expect(text).toMatch(/^[1-5]\.\d$/)
      const shown = Number(text)
      expect(shown).toBeGreaterThanOrEqual(Math.min(...given))
      expect(shown).toBeLessThanOrEqual(Math.max(...given))
      // Twenty times, so that half a tenth is a whole number: the tie goes up.
      const twentyTimesTheError = Math.round(shown * 20) * given.length - sum * 20
      expect(twentyTimesTheError).toBeLessThanOrEqual(given.length)
      expect(twentyTimesTheError).toBeGreaterThan(-given.length)
    }),
  )
})
