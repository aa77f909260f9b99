import { expect, test } from 'vitest'
import { readPriceHeadings } from './price-columns.ts'
import { readPriceRow } from './price-row.ts'

test('headings are those of the export in both languages, or what other systems call them; the product’s own price is not the list’s', () => {
  const columns = ['public_id', 'from_cases', 'price', 'from_day', 'until_day']
  for (const heads of [
    [
      'Identifiant',
      'Prix courant',
      'Dès (caisses)',
      'Prix de la liste',
      'Premier jour',
      'Dernier jour',
    ],
    ['Identifier', 'Usual price', 'From (cases)', 'Price on the list', 'First day', 'Last day'],
  ]) {
    const read = readPriceHeadings(heads)
    expect(read).toEqual({ headings: [columns[0], undefined, ...columns.slice(1)] })
  }
  expect(readPriceHeadings(['CODE', 'Description', 'PRIX ($)'])).toEqual({
    headings: ['item_code', undefined, 'price'],
  })
  expect(readPriceHeadings(['Description', 'Prix'])).toEqual({ refused: 'columns_missing' })
  expect(readPriceHeadings(['Code', 'Prix courant'])).toEqual({ refused: 'columns_missing' })
  expect(readPriceHeadings(['Code', 'Prix', 'Price'])).toEqual({ refused: 'column_twice' })
})

test('a row is read as people and spreadsheets write it', () => {
  const cells = { item_code: " '+12 ".trim(), from_cases: '5 caisses', price: '1 234,50 $' }
  const days = { from_day: '2026/2/3', until_day: '2026-03-01T00:00:00.000Z' }
  expect(readPriceRow({ ...cells, ...days })).toEqual({
    ...{ publicId: '', itemCode: '+12', fromCases: 5, priceCents: 123_450 },
    ...{ fromDay: '2026-02-03', untilDay: '2026-03-01' },
  })
  expect(readPriceRow({ item_code: 'A', price: ' ' })).toEqual({
    ...{
      publicId: '',
      itemCode: 'A',
      fromCases: 1,
      priceCents: null,
      fromDay: null,
      untilDay: null,
    },
  })
})

test.each([
  [{ item_code: '' }, 'item_code', 'required'],
  [{ item_code: '', public_id: '' }, 'public_id', 'required'],
  [{ item_code: '=A1' }, 'item_code', 'formula'],
  [{ price: '=2*3' }, 'price', 'formula'],
  [{ price: '0,00' }, 'price', 'amount_not_positive'],
  [{ price: '-1' }, 'price', 'amount_not_positive'],
  [{ price: '1.005' }, 'price', 'amount_too_fine'],
  [{ price: '100000' }, 'price', 'amount_too_high'],
  [{ price: 'N/D' }, 'price', 'amount_unreadable'],
  [{ from_cases: '0' }, 'from_cases', 'from_cases_invalid'],
  [{ from_cases: '1.5' }, 'from_cases', 'from_cases_invalid'],
  [{ from_cases: '10000' }, 'from_cases', 'from_cases_invalid'],
  [{ from_day: '01/02/2026' }, 'from_day', 'day_invalid'],
  [{ from_day: '2026-02-30' }, 'from_day', 'day_invalid'],
  [{ until_day: '2200-01-01' }, 'until_day', 'day_invalid'],
  [{ from_day: '2026-02-02', until_day: '2026-02-01' }, 'until_day', 'dates_reversed'],
] as const)('%o is refused: %s, %s', (cells, column, reason) => {
  expect(readPriceRow({ item_code: 'A', price: '1', ...cells })).toEqual({
    faults: [{ column, reason }],
  })
})
