import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exceededLimit } from './order-limit.ts'

const NONE = { perOrder: null, perWeek: null }
const cents = fc.integer({ min: 0, max: 10_000_000 })
const limit = fc.option(cents)

describe('an order', () => {
  test.for([
    [NONE, 9_999_999, 9_999_999, null],
    [{ perOrder: 500, perWeek: null }, 500, 9_999, null],
    [{ perOrder: 500, perWeek: null }, 501, 0, ['order', 500, 0]],
    [{ perOrder: 0, perWeek: null }, 1, 0, ['order', 0, 0]],
    [{ perOrder: null, perWeek: 900 }, 400, 500, null],
    [{ perOrder: null, perWeek: 900 }, 401, 500, ['week', 900, 500]],
    [{ perOrder: 400, perWeek: 900 }, 401, 500, ['order', 400, 0]],
    [{ perOrder: 500, perWeek: 900 }, 401, 500, ['week', 900, 500]],
  ] as const)('within %j of %i cents after %i this week exceeds %j', (given) => {
    const [limits, totalCents, orderedCents, expected] = given
    const [per, limitCents, counted] = expected ?? []
    expect(exceededLimit(limits, { totalCents, orderedCents })).toEqual(
      expected && { per, limitCents, orderedCents: counted, totalCents },
    )
  })

  test('that is allowed stays within both limits, and a smaller one is allowed too', () => {
    fc.assert(
      fc.property(
        fc.record({ perOrder: limit, perWeek: limit }),
        cents,
        cents,
        cents,
        (limits, totalCents, orderedCents, less) => {
          if (exceededLimit(limits, { totalCents, orderedCents }) !== null) return
          expect(totalCents).toBeLessThanOrEqual(limits.perOrder ?? totalCents)
          expect(totalCents + orderedCents).toBeLessThanOrEqual(
            limits.perWeek ?? totalCents + orderedCents,
          )
          const smaller = Math.max(0, totalCents - less)
          expect(exceededLimit(limits, { totalCents: smaller, orderedCents })).toBeNull()
        },
      ),
    )
  })
})
