import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountOfCases,
  type Cases,
  type ItemMeasure,
  isCountable,
  suggestedCases,
} from './guide-amounts.ts'

const size = (quantity: number, unit: string) => ({ quantityHundredths: quantity * 100, unit })
const cases = (count: number, quantity: number, unit: string): Cases => ({
  ...size(quantity, unit),
  cases: count,
})
const inGrams: ItemMeasure = { measure: 'g', case: null }
const inMillilitres: ItemMeasure = { measure: 'ml', case: null }
const inPieces: ItemMeasure = { measure: 'piece', case: null }
const inCasesOf = (quantity: number, unit: string): ItemMeasure => ({
  measure: 'case',
  case: size(quantity, unit),
})

test.for([
  ['nothing on hand', inGrams, 20_000, 0, [], size(10, 'kg'), 2],
  ['a gram missing to a full case', inGrams, 20_001, 0, [], size(10, 'kg'), 3],
  ['enough on hand', inGrams, 20_000, 20_000, [], size(10, 'kg'), 0],
  ['more than enough on hand', inGrams, 20_000, 50_000, [], size(10, 'kg'), 0],
  ['some on hand, some on the way', inGrams, 20_000, 4_000, [cases(1, 10, 'kg')], size(2, 'kg'), 3],
  ['on the way in pounds', inGrams, 20_000, 0, [cases(1, 20, 'lb')], size(10, 'kg'), 2],
  ['the case became smaller, the par stays', inGrams, 20_000, 0, [], size(8, 'kg'), 3],
  ['a volume', inMillilitres, 4_000, 500, [], size(12, '355ml'), 1],
  ['a dozen', inPieces, 30, 0, [], size(1, 'dozen'), 3],
  ['cases of the same size', inCasesOf(10, 'kg'), 4, 1, [], size(10, 'kg'), 3],
  ['cases of half the size', inCasesOf(10, 'kg'), 4, 1, [], size(5, 'kg'), 6],
  ['cases of another unit of weight', inCasesOf(20, 'lb'), 2, 0, [], size(10, 'kg'), 2],
  ['half a case on hand', inCasesOf(10, 'kg'), 2, 0.5, [], size(10, 'kg'), 2],
  ['a unit that is no known measure', inCasesOf(1, 'bag'), 3, 1, [], size(2, 'Bag'), 1],
] as const)('%s', ([, item, par, onHand, onTheWay, offered, expected]) => {
  const suggested = suggestedCases(
    { ...item, par: par * 100 },
    { onHand: onHand * 100, onTheWay },
    offered,
  )
  expect(suggested).toBe(expected)
})

test.for([
  ['a weight by the piece', inPieces, size(10, 'kg')],
  ['pieces by weight', inGrams, size(12, 'unit')],
  ['a volume by weight', inGrams, size(4, 'L')],
  ['bags by weight', inGrams, size(1, 'bag')],
  ['bags by boxes', inCasesOf(1, 'bag'), size(1, 'box')],
] as const)('%s is not counted', ([, item, offered]) => {
  expect(isCountable(item, offered)).toBe(false)
  expect(suggestedCases({ ...item, par: 100 }, { onHand: 0, onTheWay: [] }, offered)).toBeNull()
})

test('without a par nothing is suggested', () => {
  const item = { ...inGrams, par: null }
  expect(suggestedCases(item, { onHand: 0, onTheWay: [] }, size(10, 'kg'))).toBeNull()
})

test('what is suggested brings the item to its par, and a case less would not', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 })
  const oneSize = fc.record({
    quantityHundredths: fc.integer({ min: 1, max: 9_999_999 }),
    unit: fc.constantFrom('kg', 'g', 'lb', 'oz', '100g'),
  })
  const sent = fc.array(
    fc
      .tuple(oneSize, fc.integer({ min: 1, max: 50 }))
      .map(([one, count]) => ({ ...one, cases: count })),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(amount, amount, sent, oneSize, (par, onHand, onTheWay, offered) => {
      const item = { ...inGrams, par }
      const suggested = suggestedCases(item, { onHand, onTheWay }, offered) ?? Number.NaN
      const missingAfter = (ordered: number) =>
        suggestedCases(
          item,
          { onHand, onTheWay: [...onTheWay, { ...offered, cases: ordered }] },
          offered,
        )
      expect(missingAfter(suggested)).toBe(0)
      if (suggested > 0) expect(missingAfter(suggested - 1)).toBe(1)
    }),
  )
})

test.for([
  [inGrams, [cases(2, 20, 'lb')], 1_814_369],
  [inCasesOf(10, 'kg'), [cases(1, 5, 'kg'), cases(2, 10, 'kg')], 250],
  [inGrams, [cases(2, 12, 'unit')], 0],
] as const)('cases on the way are shown in the measure of the item', ([item, some, expected]) => {
  expect(amountOfCases(item, some)).toBe(expected)
})
