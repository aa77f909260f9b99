import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestOther, differenceSince } from './guide-prices.ts'

const offer = (dollars: number, quantity: number, unit: string) => ({
  priceCents: Math.round(dollars * 100),
  quantityHundredths: quantity * 100,
  unit,
})

test.for([
  ['5 % more for the same case', offer(40, 10, 'kg'), offer(42, 10, 'kg'), 50, false],
  ['less for the same case', offer(40, 10, 'kg'), offer(36, 10, 'kg'), -100, false],
  ['a smaller case at the same price', offer(40, 10, 'kg'), offer(40, 8, 'kg'), 250, true],
  [
    'a smaller case that costs less, yet too much',
    offer(40, 10, 'kg'),
    offer(36, 8, 'kg'),
    125,
    true,
  ],
  ['a smaller case at its share', offer(40, 10, 'kg'), offer(32, 8, 'kg'), null, false],
  [
    'a larger case at a higher price by weight',
    offer(40, 10, 'kg'),
    offer(63, 15, 'kg'),
    50,
    false,
  ],
  ['kilograms after pounds', offer(44, 20, 'lb'), offer(48.5, 10, 'kg'), 0, false],
  ['half a thousandth', offer(1000, 10, 'kg'), offer(1000.4, 10, 'kg'), null, false],
  ['another measure', offer(40, 10, 'kg'), offer(40, 10, 'unit'), null, false],
] as const)('%s', ([, paid, now, thousandths, isSmallerCase]) => {
  const difference = differenceSince(paid, now)
  if (thousandths === null || thousandths === 0) expect(difference).toBeNull()
  else expect(difference).toEqual({ thousandths, isSmallerCase })
})

const preferred = offer(50, 10, 'kg')

test.for([
  ['nothing else', [], undefined],
  ['the same price', [offer(50, 10, 'kg')], undefined],
  ['one cent short of 0.50 $', [offer(49.51, 10, 'kg')], undefined],
  ['0.50 $ and 1 % less', [offer(49.5, 10, 'kg')], { thousandths: 10, savedCents: 50 }],
  [
    'cheaper by weight in a dearer case',
    [offer(90, 20, 'kg')],
    { thousandths: 100, savedCents: 500 },
  ],
  ['cheaper only by the case', [offer(30, 5, 'kg')], undefined],
  ['what does not compare', [offer(1, 10, 'unit')], undefined],
] as const)('beside 5 $/kg: %s', ([, others, expected]) => {
  const cheapest = cheapestOther(preferred, others)
  if (!expected) expect(cheapest).toBeUndefined()
  else expect(cheapest).toMatchObject(expected)
})

test('of a large case, less than 1 % is not worth another supplier', () => {
  expect(cheapestOther(offer(500, 100, 'kg'), [offer(495.01, 100, 'kg')])).toBeUndefined()
  expect(cheapestOther(offer(500, 100, 'kg'), [offer(495, 100, 'kg')])).toMatchObject({
    savedCents: 500,
  })
})

test('the cheapest of several is said, the first of two at one price', () => {
  const others = [offer(45, 10, 'kg'), offer(40, 10, 'kg'), offer(80, 20, 'kg')]
  expect(cheapestOther(preferred, others)?.offer).toBe(others[1])
})

test('a saving never promises more than there is', () => {
  const anOffer = fc.record({
    priceCents: fc.integer({ min: 1, max: 9_999_999 }),
    quantityHundredths: fc.integer({ min: 1, max: 9_999_999 }),
    unit: fc.constantFrom('kg', 'lb', 'g'),
  })
  fc.assert(
    fc.property(anOffer, anOffer, (one, other) => {
      const saving = cheapestOther(one, [other])
      if (!saving) return
      expect(saving.savedCents).toBeLessThan(one.priceCents)
      expect(cheapestOther(other, [one])).toBeUndefined()
    }),
  )
})

test('a difference that no number holds is the largest that one does', () => {
  const [ton, grain] = [
    { priceCents: 1, quantityHundredths: 9_999_999, unit: '9999999999kg' },
    { priceCents: 9_999_999, quantityHundredths: 1, unit: 'g' },
  ]
  expect(differenceSince(ton, grain)).toEqual({
    thousandths: Number.MAX_SAFE_INTEGER,
    isSmallerCase: true,
  })
  expect(differenceSince(grain, ton)?.thousandths).toBe(-1000)
})
