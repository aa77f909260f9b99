import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysTo, later } from './holidays.ts'
import { comparedPrice, type DatedTerms, ownSteps, priceLine, priceSteps } from './price-history.ts'

const kilograms = (dollars: number, quantity = 10) => ({
  priceCents: Math.round(dollars * 100),
  quantityHundredths: quantity * 100,
  unit: 'kg',
})
const now = kilograms(52)
const history = (...changes: readonly (readonly [string, ReturnType<typeof kilograms>])[]) => ({
  since: '2026-01-01',
  today: '2026-03-31',
  changes: changes.map(([until, before]) => ({ until, ...before })),
})

test.for([
  ['a price that never changed', history(), ['2026-01-01 2026-03-31 5200 1000']],
  [
    'a change: its day has the new price',
    history(['2026-02-10', kilograms(50)]),
    ['2026-01-01 2026-02-09 5000 1000', '2026-02-10 2026-03-31 5200 1000'],
  ],
  [
    'a change today',
    history(['2026-03-31', kilograms(50)]),
    ['2026-01-01 2026-03-30 5000 1000', '2026-03-31 2026-03-31 5200 1000'],
  ],
  [
    'a change on the first day: nothing of before',
    history(['2026-01-01', kilograms(50)]),
    ['2026-01-01 2026-03-31 5200 1000'],
  ],
  [
    'another case at the same price',
    history(['2026-02-10', kilograms(52, 12)]),
    ['2026-01-01 2026-02-09 5200 1200', '2026-02-10 2026-03-31 5200 1000'],
  ],
  [
    'there and back within a day: no step',
    history(['2026-02-10', kilograms(52)]),
    ['2026-01-01 2026-03-31 5200 1000'],
  ],
  [
    'there and back',
    history(['2026-02-10', kilograms(52)], ['2026-02-12', kilograms(60)]),
    [
      '2026-01-01 2026-02-09 5200 1000',
      '2026-02-10 2026-02-11 6000 1000',
      '2026-02-12 2026-03-31 5200 1000',
    ],
  ],
] as const)('%s', ([, given, steps]) => {
  expect(
    priceSteps(given, now).map(({ from, to, priceCents, quantityHundredths }) =>
      [from, to, priceCents, quantityHundredths].join(' '),
    ),
  ).toEqual(steps)
})

const pricedCase = fc.record({
  priceCents: fc.integer({ min: 1, max: 9_999 }),
  quantityHundredths: fc.integer({ min: 1, max: 9_999 }),
  unit: fc.constantFrom('kg', 'lb', '1L', 'bag'),
})
const since = '2025-11-27'
const anyHistory = fc
  .record({
    days: fc.integer({ min: 0, max: 366 }),
    changes: fc.uniqueArray(
      fc.record({ at: fc.integer({ min: 0, max: 366 }), before: pricedCase }),
      { selector: ({ at }) => at, maxLength: 20 },
    ),
  })
  .map(({ days, changes }) => ({
    since,
    today: later(since, days),
    changes: changes
      .filter(({ at }) => at <= days)
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, before }) => ({ until: later(since, at), ...before })),
  }))

test('every day is in one step, which has the price of its evening; steps beside each other differ', () => {
  fc.assert(
    fc.property(anyHistory, pricedCase, (given, today) => {
      const steps = priceSteps(given, today)
      expect(steps.flatMap(({ from, to }) => daysTo(from, to))).toEqual(
        daysTo(given.since, given.today),
      )
      for (const { from, to, ...shown } of steps) {
        for (const day of daysTo(from, to)) {
          const { until: _, ...then } = given.changes.find(({ until }) => until > day) ?? {
            until: '',
            ...today,
          }
          expect(shown).toEqual(then)
        }
      }
      const shown = steps.map(({ from: _, to: __, ...one }) => JSON.stringify(one))
      expect(shown.filter((one, index) => one === shown[index - 1])).toEqual([])
    }),
  )
})

test.for([
  ['by the kilogram', kilograms(52), now, 52_000],
  ['pounds beside kilograms', { ...kilograms(44), unit: 'lb' }, now, 97_003],
  ['kilograms where pounds are sold', kilograms(44), { ...now, unit: 'lb' }, 44_000],
  ['litres beside kilograms', { ...kilograms(44), unit: '1L' }, now, undefined],
  ['bags beside bags', { ...kilograms(44), unit: 'Bag' }, { ...now, unit: 'bag' }, 44_000],
  ['bags beside boxes', { ...kilograms(44), unit: 'bag' }, { ...now, unit: 'box' }, undefined],
] as const)('a price compares %s', ([, of, today, price]) => {
  expect(comparedPrice(of, today)).toBe(price)
})

describe('the line', () => {
  const line = (
    given: ReturnType<typeof history>,
    paid: ({ date: string } & ReturnType<typeof kilograms>)[] = [],
  ) => priceLine(given, priceSteps(given, now), paid, now)

  test('of a price that never changed lies in the middle, from side to side', () => {
    const middle = { price: 52_000, height: 0.5 }
    expect(line(history())).toEqual({
      own: [],
      low: middle,
      high: middle,
      steps: [{ ...middle, from: 0, to: 1 }],
      paid: [],
    })
  })

  test('goes from the bottom to the top where a price rose by more than a fifth', () => {
    const given = history(['2026-02-15', kilograms(26)])
    expect(line(given, [{ date: '2026-01-01', ...kilograms(39) }])).toEqual({
      own: [],
      low: { price: 26_000, height: 0 },
      high: { price: 52_000, height: 1 },
      steps: [
        { price: 26_000, height: 0, from: 0, to: 0.5 },
        { price: 52_000, height: 1, from: 0.5, to: 1 },
      ],
      paid: [{ price: 39_000, height: 0.5, at: 0.5 / 90 }],
    })
  })

  test('shows a change by a tenth as half as high as one by a fifth', () => {
    const [before, after] = line(history(['2026-02-15', kilograms(46.8)])).steps
    expect((after?.height ?? 0) - (before?.height ?? 0)).toBeCloseTo(0.5)
  })

  test('leaves out what does not compare, and what was paid on other days', () => {
    const given = history(['2026-02-15', { ...kilograms(46), unit: 'bag' }])
    const shown = line(given, [
      { date: '2025-12-31', ...kilograms(40) },
      { date: '2026-01-15', ...kilograms(40), unit: 'bag' },
    ])
    expect(shown).toMatchObject({ steps: [{ from: 0.5, to: 1 }], paid: [] })
  })

  test('of any history stands within its frame, its steps one after the other', () => {
    fc.assert(
      fc.property(
        anyHistory,
        pricedCase,
        fc.array(fc.record({ at: fc.integer({ min: 0, max: 366 }), of: pricedCase })),
        (given, today, bought) => {
          const paid = bought.map(({ at, of }) => ({ date: later(since, at), ...of }))
          const shown = priceLine(given, priceSteps(given, today), paid, today)
          // Today's step always compares with itself.
          expect(shown.steps.at(-1)?.to).toBe(1)
          const across = shown.steps.flatMap(({ from, to }) => [from, to])
          expect(across).toEqual(across.toSorted((a, b) => a - b))
          const marks = [...shown.steps, ...shown.paid, shown.low, shown.high]
          for (const { height } of marks) {
            expect(height).toBeGreaterThanOrEqual(0)
            expect(height).toBeLessThanOrEqual(1)
          }
          for (const { at } of shown.paid) {
            expect(at).toBeGreaterThan(0)
            expect(at).toBeLessThan(1)
          }
        },
      ),
    )
  })
})

test('the line of what a restaurant was asked stands among the others', () => {
  const steps = priceSteps(history(), now)
  const own = [{ from: '2026-03-01', to: '2026-03-31', ...kilograms(26) }]
  const { low, high, own: drawn } = priceLine(history(), steps, [], now, own)
  expect([low.price, high.price]).toEqual([26_000, 52_000])
  expect(drawn).toEqual([{ price: 26_000, height: 0, from: 59 / 90, to: 1 }])
})

describe('what one restaurant was asked', () => {
  const terms = { since: null, adjustBp: null, agreed: [], specials: [] }
  const dated = (from: string | null, until: string | null, dollars: number) => ({
    ...{ from, until },
    priceCents: dollars * 100,
  })
  test.for<[string, Partial<DatedTerms>, string, string[]]>([
    ['nothing but what everyone was', {}, '2026-01-01', []],
    [
      'by lines of its price list, on their days',
      {
        adjustBp: 0,
        agreed: [dated(null, '2026-02-01', 40), dated('2026-02-01', '2026-02-20', 45)],
      },
      '2026-01-01',
      ['2026-01-01 2026-01-31 4000 agreed', '2026-02-01 2026-02-19 4500 agreed'],
    ],
    [
      'what its price list takes off, where no line says',
      { adjustBp: -1_000, agreed: [dated('2026-02-20', null, 40)] },
      '2026-01-01',
      [
        '2026-01-01 2026-02-09 4500 agreed',
        '2026-02-10 2026-02-19 4680 agreed',
        '2026-02-20 2026-03-31 4000 agreed',
      ],
    ],
    [
      'on special, and nothing where a price is above the list',
      {
        adjustBp: 0,
        agreed: [dated(null, null, 51)],
        specials: [dated('2026-02-05', '2026-02-07', 30)],
      },
      '2026-01-01',
      ['2026-02-05 2026-02-06 3000 special', '2026-02-10 2026-03-31 5100 agreed'],
    ],
    [
      'on no day before it is known',
      { since: '2026-03-01', adjustBp: 0, agreed: [dated(null, null, 40)] },
      '2026-03-01',
      ['2026-03-01 2026-03-31 4000 agreed'],
    ],
  ])('%s', ([, given, since, expected]) => {
    const steps = priceSteps(history(['2026-02-10', kilograms(50)]), now)
    const own = ownSteps(steps, { ...terms, ...given })
    expect(own.since).toBe(since)
    expect(
      own.steps.map(({ from, to, priceCents, source }) => [from, to, priceCents, source].join(' ')),
    ).toEqual(expected)
  })
})
