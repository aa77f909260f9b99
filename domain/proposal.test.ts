import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreedLines } from './agreed-lines.ts'
import { missingOfMinimum } from './agreed-minimum.ts'
import { MAX_LINE_QUANTITY } from './cart.ts'
import { ORDER_SIDES, type OrderPhase, type OrderSide } from './order-change.ts'
import {
  addedCents,
  answerBy,
  changesToPropose,
  differenceOf,
  isDifferenceEstimate,
  isReasonOf,
  isSameOrCheaper,
  PROPOSAL_MINUTES,
  type ProposedAmounts,
  quantityChange,
  substituteOutcome,
} from './proposal.ts'
import { openQuantity, supplierOrderTotal } from './supplier-order.ts'

const MINUTE = 60_000
const now = Date.UTC(2026, 10, 24, 15)

describe('a proposal is to be answered', () => {
  test.each([
    ['without a day, in two hours', 120, null, 120],
    ['days before the delivery, in two hours', 120, 3_000, 120],
    ['three hours before it, in two', 120, 180, 120],
    ['less before it, an hour before it begins', 120, 179, 119],
    ['as its supplier says', 30, 180, 30],
    ['with fifteen minutes left', 120, 75, 15],
    ['with less, not at all', 120, 74, undefined],
    ['once the delivery has begun, not at all', 120, -5, undefined],
  ])('%s', (_, answerMinutes, windowIn, minutes) => {
    const windowAt = windowIn === null ? null : now + windowIn * MINUTE
    expect(answerBy({ now, answerMinutes, windowAt })).toEqual(
      minutes === undefined
        ? { refused: 'too_late_to_propose' }
        : { answerBy: now + minutes * MINUTE },
    )
  })

  test('never later than either limit, nor with less than the least time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 1_440 }),
        fc.option(fc.integer({ min: -100, max: 5_000 })),
        (answerMinutes, windowIn) => {
          const windowAt = windowIn === null ? null : now + windowIn * MINUTE
          const found = answerBy({ now, answerMinutes, windowAt })
          if ('refused' in found) {
            expect(windowIn).toBeLessThan(60 + PROPOSAL_MINUTES.least)
            return
          }
          expect(found.answerBy).toBeLessThanOrEqual(now + answerMinutes * MINUTE)
          expect(found.answerBy).toBeGreaterThanOrEqual(now + PROPOSAL_MINUTES.least * MINUTE)
          if (windowAt !== null) expect(found.answerBy).toBeLessThanOrEqual(windowAt - 60 * MINUTE)
        },
      ),
    )
  })
})

test.each<[OrderSide, OrderPhase, string[]]>([
  ['restaurant', 'pending', []],
  ['restaurant', 'before_cut_off', ['raise', 'add']],
  ['restaurant', 'after_cut_off', ['reduce', 'raise', 'add', 'remove']],
  ['restaurant', 'ended', []],
  ['supplier', 'pending', ['substitute']],
  ['supplier', 'before_cut_off', ['substitute', 'move']],
  ['supplier', 'after_cut_off', ['substitute', 'move']],
  ['supplier', 'ended', []],
])('a %s may propose, %s: %j', (side, phase, changes) => {
  expect(changesToPropose(side, phase)).toEqual(changes)
})

test('another quantity removes, reduces or raises', () => {
  expect([0, 1, 4, 6].map((cases) => quantityChange(5, cases))).toEqual([
    'remove',
    'reduce',
    'reduce',
    'raise',
  ])
})

test('a reason is of its side; another reason is of both', () => {
  expect(ORDER_SIDES.map((side) => isReasonOf(side, 'other'))).toEqual([true, true])
  expect(ORDER_SIDES.map((side) => isReasonOf(side, 'out_of_stock'))).toEqual([false, true])
  expect(ORDER_SIDES.map((side) => isReasonOf(side, 'event_cancelled'))).toEqual([true, false])
})

const NONE = {
  linePriceCents: null,
  newPriceCents: null,
  oldCases: null,
  newCases: null,
  replacedCases: null,
  priceCents: null,
  quantity: null,
}
const ofLine = { linePriceCents: 1_000, newPriceCents: null, oldCases: 8, newCases: 0 }
const chicken = { priceCents: 1_155, quantity: 4 }

test.each<[string, ProposedAmounts, number, number]>([
  ['a raise', { ...NONE, ...ofLine, kind: 'quantity', newCases: 10, quantity: 10 }, 2_000, 2_000],
  ['a reduction', { ...NONE, ...ofLine, kind: 'quantity', newCases: 5, quantity: 5 }, -3_000, 0],
  ['an addition', { ...NONE, ...chicken, kind: 'add' }, 4_620, 4_620],
  ['another day', { ...NONE, kind: 'day' }, 0, 0],
  [
    'a substitute for a line',
    { ...ofLine, ...chicken, kind: 'substitute', replacedCases: 8 },
    -3_380,
    0,
  ],
  [
    'one for cases that a line has lost already',
    { ...ofLine, ...chicken, kind: 'substitute', oldCases: 5, newCases: 5, replacedCases: 3 },
    4_620,
    1_620,
  ],
])('%s changes the total, and counts against a limit', (_, line, difference, added) => {
  expect([differenceOf(line), addedCents([line])]).toEqual([difference, added])
})

test.each<[string, Partial<Parameters<typeof isDifferenceEstimate>[0]>, boolean]>([
  ['other cases of a line sold by weight', { isLineWeighed: true }, true],
  ['other cases of one that was weighed', { isLineWeighed: true, lineWeighedCents: 900 }, true],
  ['its end before it was weighed', { isLineWeighed: true, newCases: 0 }, true],
  ['its end after', { isLineWeighed: true, newCases: 0, lineWeighedCents: 900 }, false],
  ['its weight', { kind: 'weight', isLineWeighed: true, newCases: 8 }, false],
  ['a product sold by weight', { kind: 'add', isProductWeighed: true }, true],
  [
    'one sold by the case in place of cases that were taken off before',
    { kind: 'substitute', isLineWeighed: true, newCases: 8 },
    false,
  ],
  ['cases of a line sold by the case', {}, false],
])('%s: the difference is an estimate: %o', (_, line, isEstimate) => {
  const given = { kind: 'quantity', oldCases: 8, newCases: 10, lineWeighedCents: null } as const
  const byTheCase = { isLineWeighed: false, isProductWeighed: false }
  expect(isDifferenceEstimate({ ...given, ...byTheCase, ...line })).toBe(isEstimate)
})

test('a limit counts the net of all that is proposed', () => {
  const raise = { ...NONE, ...ofLine, kind: 'quantity' as const, newCases: 10, quantity: 10 }
  const less = { ...NONE, ...ofLine, kind: 'quantity' as const, newCases: 7, quantity: 7 }
  expect(addedCents([raise, less])).toBe(1_000)
})

describe('same or cheaper', () => {
  const lacking = {
    category: 'poultry',
    unit: 'kg',
    quantityHundredths: 1_000,
    priceCents: 4_000,
    quantity: 2,
  }

  test.each([
    ['the same', {}, true],
    ['cheaper', { priceCents: 3_999 }, true],
    ['a cent dearer', { priceCents: 4_001 }, false],
    ['dearer for the kilogram', { quantityHundredths: 999, priceCents: 4_000 }, false],
    ['as dear for the kilogram, and more of it', { quantity: 3 }, false],
    [
      'cheaper for the kilogram, dearer as a whole',
      { quantityHundredths: 1_100, priceCents: 4_001 },
      false,
    ],
    ['in pounds, cheaper', { unit: 'lb', quantityHundredths: 2_200, priceCents: 3_900 }, true],
    ['of another category', { category: 'pork' }, false],
    ['by the piece', { unit: 'unit', quantityHundredths: 1_000 }, false],
  ])('%s: %s', (_, changed, expected) => {
    const substitute = { ...lacking, ...changed }
    expect(isSameOrCheaper(lacking, substitute)).toBe(expected)
    expect(substituteOutcome('same_or_cheaper', lacking, substitute)).toBe(
      expected ? 'agreed' : 'asked',
    )
    expect(substituteOutcome('ask', lacking, substitute)).toBe('asked')
    expect(substituteOutcome('never', lacking, substitute)).toBe('refused')
  })
})

const line = (id: number, given: object = {}) => ({
  id,
  productId: id,
  priceCents: 1_000,
  quantity: 8,
  editedQuantity: null as number | null,
  isCancelled: false,
  cancelledBy: null as OrderSide | null,
  ...given,
})
const quantityOf = (lineId: number, oldCases: number, newCases: number) => ({
  id: lineId,
  kind: 'quantity' as const,
  lineId,
  oldCases,
  newCases,
  productId: null,
  priceCents: null,
  quantity: newCases,
})
const substituteOf = (lineId: number, productId: number, given: object = {}) => ({
  ...quantityOf(lineId, 8, 0),
  id: 70,
  kind: 'substitute' as const,
  productId,
  priceCents: 1_155,
  quantity: 4,
  ...given,
})

describe('what is agreed to', () => {
  test('settles what a supplier had reduced', () => {
    const reduced = line(1, { editedQuantity: 5 })
    const agreed = agreedLines([reduced], [quantityOf(1, 5, 7)], 'restaurant')
    expect(agreed?.changed).toEqual([{ ...reduced, quantity: 7, editedQuantity: null }])
  })

  test('is of lines as they were proposed about, or nothing', () => {
    const lines = [line(1), line(2)]
    expect(agreedLines(lines, [quantityOf(1, 7, 9)], 'restaurant')).toBeUndefined()
    expect(agreedLines(lines, [quantityOf(3, 8, 9)], 'restaurant')).toBeUndefined()
    expect(
      agreedLines([line(1, { isCancelled: true }), line(2)], [quantityOf(1, 8, 9)], 'restaurant'),
    ).toBeUndefined()
  })

  test('brings a substitute in place of its line, which its supplier removes', () => {
    expect(agreedLines([line(1), line(2)], [substituteOf(1, 9)], 'supplier')).toEqual({
      changed: [line(1, { isCancelled: true, cancelledBy: 'supplier' })],
      coming: [{ proposalLineId: 70, replacesLineId: 1, quantity: 4, priceCents: 1_155 }],
    })
  })

  test('raises the line of a product that the order has, at its price alone', () => {
    const lines = [line(1), line(2, { priceCents: 1_155, editedQuantity: 6 })]
    const agreed = agreedLines(lines, [substituteOf(1, 2)], 'supplier')
    expect(agreed?.coming).toEqual([])
    expect(agreed?.changed.map(openQuantity)).toEqual([0, 10])
    expect(agreedLines([line(1), line(2)], [substituteOf(1, 2)], 'supplier')).toBeUndefined()
    const full = line(2, { priceCents: 1_155, quantity: MAX_LINE_QUANTITY })
    expect(agreedLines([line(1), full], [substituteOf(1, 2)], 'supplier')).toBeUndefined()
  })

  test('leaves something', () => {
    expect(agreedLines([line(1)], [quantityOf(1, 8, 0)], 'restaurant')).toBeUndefined()
    expect(agreedLines([line(1)], [substituteOf(1, 9)], 'supplier')).toBeDefined()
  })

  test('changes the total by the sum of its differences, whatever is agreed to', () => {
    const cases = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(
        fc.array(fc.record({ has: cases, to: cases, isAgreed: fc.boolean() }), { minLength: 1 }),
        (proposed) => {
          const lines = proposed.map(({ has }, index) => line(index, { quantity: has }))
          const agreed = proposed.flatMap(({ has, to, isAgreed }, index) =>
            isAgreed ? [quantityOf(index, has, to)] : [],
          )
          const after = agreedLines(lines, agreed, 'restaurant')
          const byId = new Map(after?.changed.map((one) => [one.id, one]))
          const total = supplierOrderTotal(lines.map((one) => byId.get(one.id) ?? one))
          const differences = agreed.map((one) =>
            differenceOf({ ...NONE, ...one, linePriceCents: 1_000, priceCents: null }),
          )
          expect(total - supplierOrderTotal(lines)).toBe(
            differences.reduce((sum, cents) => sum + cents, 0),
          )
        },
      ),
    )
  })
})

describe('the minimum that was agreed', () => {
  const counted = (given: object = {}) => ({ ...line(1), isReplaced: false, ...given })

  test.each([
    ['is met', 7_000, { quantity: 7 }, 0],
    ['is missed by a case', 8_000, { quantity: 7 }, 1_000],
    ['binds nobody who takes nothing away', 9_000, {}, 0],
    ['was not agreed', null, { quantity: 1 }, 0],
    [
      'counts nothing that the restaurant removed',
      8_000,
      { isCancelled: true, cancelledBy: 'restaurant' },
      8_000,
    ],
    ['counts what its supplier removed', 8_000, { isCancelled: true, cancelledBy: 'supplier' }, 0],
    [
      'counts in place of a line what replaces it',
      8_000,
      { isCancelled: true, cancelledBy: 'supplier', isReplaced: true },
      8_000,
    ],
  ])('%s', (_, minimum, after, missing) => {
    const lines = { before: [counted()], after: [counted(after)] }
    expect(missingOfMinimum(minimum, lines)).toBe(missing)
  })
})
