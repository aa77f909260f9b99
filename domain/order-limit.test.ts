import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exceededLimit, limitsOf } from './order-limit.ts'
import { ROLES } from './role.ts'

const NONE = { perOrder: null, perWeek: null }
const cents = fc.integer({ min: 0, max: 10_000_000 })
const limit = fc.option(cents)

describe('the limits of a member', () => {
  test.for([
    ['owner', NONE, NONE],
    ['buyer', NONE, NONE],
    ['buyer', { perOrder: 50_000, perWeek: 90_000 }, { perOrder: 50_000, perWeek: 90_000 }],
    ['cook', NONE, { perOrder: 0, perWeek: null }],
    ['cook', { perOrder: null, perWeek: 90_000 }, { perOrder: 0, perWeek: 90_000 }],
    ['cook', { perOrder: 20_000, perWeek: null }, { perOrder: 20_000, perWeek: null }],
  ] as const)('%s with %j are %j', ([role, set, expected]) => {
    expect(limitsOf(role, set)).toEqual(expected)
  })

  test('stop no owner, whatever is set', () => {
    fc.assert(
      fc.property(limit, limit, cents, cents, (perOrder, perWeek, totalCents, orderedCents) => {
        const limits = limitsOf('owner', { perOrder, perWeek })
        expect(exceededLimit(limits, { totalCents, orderedCents })).toBeNull()
      }),
    )
  })
})

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
        fc.constantFrom(...ROLES),
        fc.record({ perOrder: limit, perWeek: limit }),
        cents,
        cents,
        cents,
        (role, set, totalCents, orderedCents, less) => {
          const limits = limitsOf(role, set)
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
