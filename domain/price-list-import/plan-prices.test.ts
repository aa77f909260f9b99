import fc from 'fast-check'
import { expect, test } from 'vitest'
import { later } from '../holidays.ts'
import type { DatedPrice } from '../price-list.ts'
import { takenBack } from './dated-prices.ts'
import { MAX_ROWS_OF_PRODUCT, type PlannedPrice, planPrices } from './plan-prices.ts'
import { type PriceCells, readPriceRow } from './price-row.ts'

const TODAY = '2026-12-01'
const FLANK = { id: 1, publicId: 'a'.repeat(32), itemCode: 'BAV-1', listPriceCents: 5_000 }
const LAMB = { id: 2, publicId: 'b'.repeat(32), itemCode: '', listPriceCents: 9_000 }

const price = (
  priceCents: number,
  fromCases = 1,
  fromDay: string | null = null,
  untilDay: string | null = null,
): DatedPrice => ({ fromCases, priceCents, fromDay, untilDay })

const plan = (rows: PriceCells[], ofFlank: DatedPrice[] = []) =>
  planPrices(rows.map(readPriceRow), {
    products: [FLANK, LAMB],
    prices: new Map([[FLANK.id, ofFlank]]),
    today: TODAY,
  })

const kinds = (rows: readonly PlannedPrice[]) =>
  rows.map((row) => (row.kind === 'faulty' ? row.faults : row.kind))
const changeOf = (rows: readonly PlannedPrice[]) =>
  rows.flatMap((row) => ('change' in row && row.change ? [row.change] : []))
const row = (cells: PriceCells): PriceCells => ({ item_code: 'bav-1', ...cells })

test.for<[string, DatedPrice[], PriceCells[], unknown[], DatedPrice[] | undefined]>([
  [
    'a price where there was none is added, from today on',
    [],
    [row({ price: '42,00' })],
    ['new'],
    [price(4_200, 1, TODAY)],
  ],
  [
    'a price as it is is no change, nor is one of the same amount without its days',
    [price(4_200, 1, '2026-01-01'), price(4_000, 5)],
    [row({ price: '42' }), row({ price: '40.00', from_cases: '5' })],
    ['unchanged', 'unchanged'],
    undefined,
  ],
  [
    'another price holds from today on; what held before stays',
    [price(4_200)],
    [row({ price: '40' })],
    ['changed'],
    [price(4_200, 1, null, '2026-11-30'), price(4_000, 1, TODAY)],
  ],
  [
    'a price of a later day leaves what holds until then',
    [price(4_200)],
    [row({ price: '40', from_day: '2027-01-01' })],
    ['changed'],
    [price(4_200, 1, null, '2026-12-31'), price(4_000, 1, '2027-01-01')],
  ],
  [
    'a price with its own first day gets another last day',
    [price(4_200, 1, '2026-11-01', '2026-12-31')],
    [row({ price: '42', from_day: '2026-11-01', until_day: '2026-12-10' })],
    ['changed'],
    [price(4_200, 1, '2026-11-01', '2026-12-10')],
  ],
  [
    'an empty price takes it off from today on, and nothing where there is none',
    [price(4_200, 1, '2026-11-01'), price(4_000, 5)],
    [row({ price: '', from_day: '2026-11-01' }), row({ price: '', from_cases: '10' })],
    ['removed', 'unchanged'],
    [price(4_200, 1, '2026-11-01', '2026-11-30'), price(4_000, 5)],
  ],
  [
    'what the file does not name stays',
    [price(4_200), price(4_000, 5)],
    [row({ price: '38', from_cases: '10' })],
    ['new'],
    [price(4_200), price(4_000, 5), price(3_800, 10, TODAY)],
  ],
  [
    'steps that fall together are taken though each alone would rise',
    [price(4_200), price(4_100, 5)],
    [row({ price: '40' }), row({ price: '39', from_cases: '5' })],
    ['changed', 'changed'],
    [
      ...[price(4_200, 1, null, '2026-11-30'), price(4_000, 1, TODAY)],
      ...[price(4_100, 5, null, '2026-11-30'), price(3_900, 5, TODAY)],
    ],
  ],
  [
    'more cases that cost more: the row of more cases is faulty, the other stands',
    [],
    [row({ price: '40' }), row({ price: '41', from_cases: '5' })],
    ['new', [{ column: 'price', reason: 'steps_rise' }]],
    [price(4_000, 1, TODAY)],
  ],
  [
    'one that falls below a step that the file does not name is faulty',
    [price(4_200), price(4_100, 5)],
    [row({ price: '40' })],
    [[{ column: 'price', reason: 'steps_rise' }]],
    undefined,
  ],
  [
    'more than everyone is asked is faulty, unless it was so before',
    [price(6_000, 5)],
    [
      row({ price: '50,01' }),
      row({ price: '60', from_cases: '5' }),
      row({ price: '50', from_cases: '7' }),
    ],
    [[{ column: 'price', reason: 'above_list_price' }], 'unchanged', 'new'],
    [price(6_000, 5), price(5_000, 7, TODAY)],
  ],
  [
    'the same cases and days twice, or days that overlap',
    [],
    [
      row({ price: '40' }),
      row({ price: '39' }),
      row({ price: '38', from_day: '2026-12-24' }),
      row({ price: '38', from_day: '2026-12-24', from_cases: '2', until_day: '2026-12-31' }),
      row({ price: '37', from_day: '2027-01-01', from_cases: '2' }),
    ],
    [
      'new',
      [{ column: 'row', reason: 'line_twice' }],
      [{ column: 'from_day', reason: 'days_overlap' }],
      'new',
      'new',
    ],
    [
      price(4_000, 1, TODAY),
      price(3_800, 2, '2026-12-24', '2026-12-31'),
      price(3_700, 2, '2027-01-01'),
    ],
  ],
  [
    'an empty row of an export and one that says a price beside it',
    [],
    [row({ price: '' }), row({ price: '40' })],
    ['unchanged', 'new'],
    [price(4_000, 1, TODAY)],
  ],
  [
    'a row of neither price nor days beside one that takes off from a day on',
    [price(4_200, 5)],
    [
      row({ from_cases: '5', price: '', from_day: '2026-12-05' }),
      row({ from_cases: '5', price: '' }),
    ],
    ['removed', 'unchanged'],
    [price(4_200, 5, null, '2026-12-04')],
  ],
  [
    'a first day that has passed, of no price; a last day that has passed',
    [price(4_200, 1, '2026-11-01')],
    [
      row({ price: '40', from_day: '2026-11-02' }),
      row({ price: '40', from_cases: '2', until_day: '2026-11-30' }),
    ],
    [[{ column: 'from_day', reason: 'day_past' }], [{ column: 'until_day', reason: 'day_past' }]],
    undefined,
  ],
])('%s', ([, before, cells, expected, after]) => {
  const planned = plan(cells, before)
  expect(kinds(planned)).toEqual(expected)
  const changes = changeOf(planned)
  expect(changes.map((change) => change.after)).toEqual(after ? [after] : [])
  const changing = planned.filter(({ kind }) => ['new', 'changed', 'removed'].includes(kind))
  expect(changes.map(({ rows }) => rows)).toEqual(after ? [changing.length] : [])
})

test.for<[PriceCells, unknown]>([
  [
    { item_code: 'X-9', price: '1' },
    { column: 'item_code', reason: 'product_unknown' },
  ],
  [
    { public_id: 'c'.repeat(32), price: '1' },
    { column: 'public_id', reason: 'product_unknown' },
  ],
  [
    { public_id: LAMB.publicId, item_code: 'BAV-1', price: '1' },
    { column: 'item_code', reason: 'product_of_another_code' },
  ],
  [{ public_id: FLANK.publicId, item_code: 'ancien', price: '1' }, undefined],
  [{ public_id: FLANK.publicId, item_code: 'bav-1', price: '1' }, undefined],
])(
  'products go by their identifier, or else by their code in any case: %j',
  ([cells, expected]) => {
    expect(kinds(plan([cells]))).toEqual([expected ? [expected] : 'new'])
  },
)

test('rows of one product beyond a hundred are faulty', () => {
  const rows = Array.from({ length: MAX_ROWS_OF_PRODUCT + 1 }, (_, step) =>
    row({ price: '40', from_cases: `${step + 1}` }),
  )
  expect(kinds(plan(rows)).at(-2)).toBe('new')
  expect(kinds(plan(rows)).at(-1)).toEqual([{ column: 'row', reason: 'rows_of_product' }])
})

const DAYS = Array.from({ length: 12 }, (_, day) => later(TODAY, day - 3))
const someDay = fc.constantFrom(null, ...DAYS)
const someCells = fc.record({
  item_code: fc.constant('BAV-1'),
  from_cases: fc.constantFrom('1', '2', '5'),
  price: fc.constantFrom('', '1.00', '2.00', '3.00', '99.00'),
  from_day: someDay.map((day) => day ?? ''),
  until_day: someDay.map((day) => day ?? ''),
})

/** What is asked on a day, obviously. */
const asked = (prices: readonly DatedPrice[], cases: number, day: string) =>
  prices.find(
    ({ fromCases, fromDay, untilDay }) =>
      fromCases === cases && (fromDay ?? '') <= day && day <= (untilDay ?? '9'),
  )?.priceCents

/** Prices that came about by imports, so that no two of the same cases overlap and none rises. */
const somePrices = fc.array(someCells, { maxLength: 6 }).map((rows) => {
  const [change] = changeOf(plan(rows))
  return (change?.after ?? []).map((one, index) =>
    index === 0 ? { ...one, fromDay: one.fromDay === TODAY ? later(TODAY, -2) : one.fromDay } : one,
  )
})

test('each day from today on is asked what a row says of it, and what it was where none does; days before stay; nothing rises', () => {
  fc.assert(
    fc.property(somePrices, fc.array(someCells, { maxLength: 8 }), (before, rows) => {
      const planned = plan(rows, before)
      const [change] = changeOf(planned)
      const after = change?.after ?? before
      const taken = planned.flatMap((one) =>
        one.kind === 'faulty' || (one.kind === 'unchanged' && one.said.priceCents === null)
          ? []
          : [one],
      )
      for (const cases of [1, 2, 5]) {
        for (const day of DAYS) {
          const was = asked(before, cases, day)
          const is = asked(after, cases, day)
          if (day < TODAY) expect(is).toBe(was)
          else {
            const saying = taken.find(
              ({ said }) =>
                said.fromCases === cases &&
                (said.fromDay ?? TODAY) <= day &&
                day <= (said.untilDay ?? '9'),
            )
            const ended = taken.some(
              ({ said, was: own }) =>
                said.fromCases === cases &&
                said.priceCents !== null &&
                own.some(
                  (one) => one.fromDay === said.fromDay && asked([one], cases, day) !== undefined,
                ),
            )
            if (saying) expect(is).toBe(saying.said.priceCents ?? undefined)
            else expect(is).toBe(ended ? undefined : was)
            for (const fewer of [1, 2].filter((count) => count < cases)) {
              const ofFewer = asked(after, fewer, day)
              if (is !== undefined && ofFewer !== undefined) expect(is).toBeLessThanOrEqual(ofFewer)
            }
          }
        }
      }
      // Said once more it changes nothing; taken back on the same day nothing is left of it.
      const said = rows.filter((_, at) => taken.some((one) => one === planned[at]))
      expect(changeOf(plan(said, [...after]))).toEqual([])
      if (change) expect(takenBack(change, { importedOn: TODAY, today: TODAY })).toBe(before)
    }),
    { numRuns: 2_000 },
  )
})

test('taken back on a later day, the days between stay as they were agreed', () => {
  const change = {
    before: [price(4_200)],
    after: [price(4_200, 1, null, '2026-11-30'), price(4_000, 1, TODAY)],
  }
  expect(takenBack(change, { importedOn: TODAY, today: '2026-12-03' })).toEqual([
    price(4_200, 1, null, '2026-11-30'),
    price(4_000, 1, TODAY, '2026-12-02'),
    price(4_200, 1, '2026-12-03'),
  ])
})
