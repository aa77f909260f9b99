import { expect, test } from 'vitest'
import { TAX_CLASSES } from './tax-class.ts'
import { formatTaxRate, parseTaxRate, taxRatesOn } from './tax-rates.ts'
import { type DatedTaxRule, isAskedOn, NOTHING_ADDED, taxationOn, taxedBy } from './tax-rules.ts'

const added = (...rules: readonly [string, string | null, boolean][]) => ({
  rates: [],
  rules: rules.map(
    ([fromDay, untilDay, isTaxed]): DatedTaxRule => ({
      taxClass: 'snack_food',
      tax: 'qst',
      fromDay,
      untilDay,
      isTaxed,
    }),
  ),
})

test.each([
  ['none was added', added(), '2027-01-01', 'taxed'],
  ['its first day', added(['2027-01-01', null, false]), '2027-01-01', 'zero'],
  ['the day before', added(['2027-01-01', null, false]), '2026-12-31', 'taxed'],
  ['its last day', added(['2027-01-01', '2027-01-31', false]), '2027-01-31', 'zero'],
  ['the day after', added(['2027-01-01', '2027-01-31', false]), '2027-02-01', 'taxed'],
  [
    'a later one in it',
    added(['2027-06-01', '2027-06-30', true], ['2027-01-01', null, false]),
    '2027-06-15',
    'taxed',
  ],
  [
    'after a later one',
    added(['2027-06-01', '2027-06-30', true], ['2027-01-01', null, false]),
    '2027-07-01',
    'zero',
  ],
  [
    'of one day, the last that was added',
    added(['2027-01-01', null, false], ['2027-01-01', null, true]),
    '2027-01-01',
    'taxed',
  ],
] as const)('an added rule: %s', (_, rules, day, taxation) => {
  expect(taxationOn('snack_food', 'qst', day, rules)).toBe(taxation)
  expect(taxationOn('snack_food', 'gst', day, rules)).toBe('taxed')
  expect(taxationOn('hot_food', 'qst', day, rules)).toBe('taxed')
})

test.each([
  ['beverage_single_serving', null, '2026-07-14', { gst: true, qst: true }],
  ['beverage_single_serving', null, '2026-07-15', undefined],
  ['beverage_single_serving', false, '2026-07-15', { gst: true, qst: false }],
  ['prepared_salad_or_sandwich', true, '2026-07-15', { gst: true, qst: true }],
  ['basic_groceries', true, '2026-07-15', { gst: false, qst: false }],
  ['alcohol', null, '2025-01-01', undefined],
  ['alcohol', null, '2026-11-28', { gst: true, qst: true }],
] as const)('%s, answered %s, on %s', (taxClass, taxedWhereAsked, day, taxes) => {
  expect(taxedBy({ taxClass, taxedWhereAsked }, day, NOTHING_ADDED)).toEqual(taxes)
})

test('since 15 July 2026 two classes ask their suppliers, until an operator adds what holds', () => {
  const asked = TAX_CLASSES.filter((each) => isAskedOn(each, '2026-11-28', NOTHING_ADDED))
  expect(asked).toEqual(['beverage_single_serving', 'prepared_salad_or_sandwich'])
  const rule = { taxClass: 'beverage_single_serving', tax: 'qst', isTaxed: false } as const
  const rules = [{ ...rule, fromDay: '2026-11-01', untilDay: null }]
  expect(isAskedOn('beverage_single_serving', '2026-11-28', { rules, rates: [] })).toBe(false)
})

test('rates by day, and one that was added', () => {
  const rates = [{ tax: 'gst', fromDay: '2027-01-01', untilDay: null, rate: 6_000 }] as const
  expect(taxRatesOn('2026-12-31', rates)).toEqual({ gst: 5_000, qst: 9_975 })
  expect(taxRatesOn('2027-01-01', rates)).toEqual({ gst: 6_000, qst: 9_975 })
  expect(() => taxRatesOn('2012-12-31', [])).toThrow(RangeError)
})

test.each([
  ['9.975', 9_975],
  ['5', 5_000],
  ['6.5', 6_500],
  ['0', 0],
  ['0.001', 1],
  ['30', 30_000],
])('%s percent is read, and written as it was', (text, rate) => {
  expect(parseTaxRate(text)).toBe(rate)
  expect(formatTaxRate(rate)).toBe(text)
})

test.each(['', '9.9755', '-1', '100', '05', '9,975', '1e1', ' 5'])('%j is no rate', (text) => {
  expect(parseTaxRate(text)).toBeUndefined()
})
