import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, readLabel } from './gs1.ts'

const GS = '\u001D'
const NOTHING = { gtin: null, weight: null, lot: null, expiresOn: null, unsure: null }
const MEAT = '98412345678908'
const read = (code: string) => readLabel(code, 2026)

test.each([
  ['a number alone', '4006381333931', { gtin: '04006381333931' }],
  ['a number that an EAN scanner names', ']E04006381333931', { gtin: '04006381333931' }],
  ['a weighed number without its weight', '2123456012347', { gtin: '02123456000009' }],
  [
    'kilograms',
    `01${MEAT}3103001234`,
    { gtin: MEAT, weight: { unit: 'kg', digits: 1234, decimals: 3 } },
  ],
  [
    'pounds with two decimals',
    `]C101${MEAT}3202002205`,
    { gtin: MEAT, weight: { unit: 'lb', digits: 2205, decimals: 2 } },
  ],
  [
    'a lot before a separator, then a day',
    `]d201${MEAT}10AB-7${GS}17261130`,
    { gtin: MEAT, lot: 'AB-7', expiresOn: '2026-11-30' },
  ],
  [
    'a lot at the end needs none',
    `]e001${MEAT}31030005001726110010L42`,
    {
      gtin: MEAT,
      weight: { unit: 'kg', digits: 500, decimals: 3 },
      lot: 'L42',
      expiresOn: '2026-11-30',
    },
  ],
  [
    'a separator at the start and one written out',
    `${GS}01${MEAT}10A1<GS>3103000500`,
    { gtin: MEAT, lot: 'A1', weight: { unit: 'kg', digits: 500, decimals: 3 } },
  ],
  [
    'written for people',
    `(01)${MEAT} (3103)001234(10)AB(C)1(17)280200`,
    {
      gtin: MEAT,
      weight: { unit: 'kg', digits: 1234, decimals: 3 },
      lot: 'AB(C)1',
      expiresOn: '2028-02-29',
    },
  ],
  ['others between them', `01${MEAT}21S1${GS}3302000999${GS}10L1`, { gtin: MEAT, lot: 'L1' }],
  [
    'a lot that lost its separator before a weight',
    `01${MEAT}10AB73103001234`,
    { gtin: MEAT, unsure: '10AB73103001234' },
  ],
  [
    'a lot that lost its separator before a day',
    `3103001234` + '10AB717261130',
    { weight: { unit: 'kg', digits: 1234, decimals: 3 }, unsure: '10AB717261130' },
  ],
  [
    'a lot of 21 characters',
    `01${MEAT}10${'A'.repeat(21)}`,
    { gtin: MEAT, unsure: `10${'A'.repeat(21)}` },
  ],
  ['a day that is none', `01${MEAT}17261301`, { gtin: MEAT, unsure: '17261301' }],
  ['six decimals', `01${MEAT}3106001234`, { gtin: MEAT, unsure: '3106001234' }],
  ['a wrong check digit', '0198412345678907', undefined],
  ['an identifier that there is none', '0512345', undefined],
  ['a word', 'boeuf', undefined],
  ['nothing', '', undefined],
])('%s: %j', (_, code, label) => {
  expect(read(code)).toEqual(label && { ...NOTHING, ...label })
})

test.each([
  ['261130', 2026, '2026-11-30'],
  ['260200', 2026, '2026-02-28'],
  ['280200', 2026, '2028-02-29'],
  ['260230', 2026, undefined],
  ['261200', 2026, '2026-12-31'],
  ['760101', 2026, '2076-01-01'],
  ['770101', 2026, '1977-01-01'],
  ['000101', 2050, '2100-01-01'],
  ['010101', 2050, '2001-01-01'],
  ['26113', 2026, undefined],
])('the day %s, read in %i, is %s', (value, year, day) => {
  expect(readDay(value, year)).toBe(day)
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const lots = fc.stringMatching(/^[A-Z0-9-]{1,20}$/)
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const gtins = digits(12).map((start) => {
  const body = `9${start}`
  const sum = [...body].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return `${body}${(10 - (sum % 10)) % 10}`
})
const weights = fc.record({
  unit: fc.constantFrom('kg' as const, 'lb' as const),
  digits: fc.integer({ min: 0, max: 999_999 }),
  decimals: fc.integer({ min: 0, max: 5 }),
})
const labels = fc.record({
  gtin: fc.option(gtins),
  weight: fc.option(weights),
  lot: fc.option(lots),
  expiresOn: fc.option(days),
})

type Label = typeof labels extends fc.Arbitrary<infer L> ? L : never
function elementsOf({ gtin, weight, lot, expiresOn }: Label) {
  return [
    gtin && { ai: '01', value: gtin, ends: false },
    weight && {
      ai: `${weight.unit === 'kg' ? '310' : '320'}${weight.decimals}`,
      value: String(weight.digits).padStart(6, '0'),
      ends: false,
    },
    lot && { ai: '10', value: lot, ends: true },
    expiresOn && { ai: '17', value: expiresOn.slice(2).replaceAll('-', ''), ends: false },
  ].filter((element) => !!element)
}

test('what a label is made of is read of it, in any order, with any of the names scanners give it', () => {
  fc.assert(
    fc.property(
      labels.filter((label) => elementsOf(label).length > 0),
      fc.constantFrom(']C1', ']d2', ']e0'),
      fc.integer({ min: 0, max: 23 }),
      (label, symbology, turn) => {
        const elements = elementsOf(label)
        const turned = elements.map((_, at) => elements[(at + turn) % elements.length])
        const code = turned.map((one) => `${one?.ai}${one?.value}${one?.ends ? GS : ''}`).join('')
        expect(read(symbology + code)).toEqual({ ...label, unsure: null })
        const written = turned.map((one) => `(${one?.ai})${one?.value}`).join('')
        expect(read(written)).toEqual({ ...label, unsure: null })
      },
    ),
  )
})

test('without separators nothing is read that the label does not say', () => {
  fc.assert(
    fc.property(
      labels.filter(({ lot, weight }) => lot !== null && weight !== null),
      (label) => {
        const { gtin, weight, lot, expiresOn } = label
        const code = elementsOf({ gtin, lot, weight: null, expiresOn: null })
          .concat(elementsOf({ gtin: null, lot: null, weight, expiresOn }))
          .map(({ ai, value }) => ai + value)
          .join('')
        const found = read(`]C1${code}`)
        expect(found?.lot ?? null).toBeNull()
        expect(found?.weight ?? null).toBeNull()
      },
    ),
  )
})

test('no text makes it fail, and what it is unsure of is the end of what was scanned', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...`]C1d2e0()0123AB${GS}`), maxLength: 80 }),
  )
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9999 }), (text, year) => {
      const unsure = readLabel(text, year)?.unsure ?? ''
      if (!/\u241D|<GS>/.test(text)) expect(text.trim().endsWith(unsure)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
