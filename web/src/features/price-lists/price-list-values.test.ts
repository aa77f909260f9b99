import { expect, test } from 'vitest'
import { priceListBody, priceListProblems, priceListValues } from './price-list-values.ts'

const list = {
  public_id: '0'.repeat(32),
  name: 'Écoles',
  percent_off: '8.5',
  lines: 1,
  customers: 2,
}

test('what a list takes off is typed as the language writes it, and sent as it was', () => {
  expect(priceListValues(list, true)).toEqual({ name: 'Écoles', percent_off: '8,5' })
  const sent = { name: 'Écoles', percent_off: '8.5' }
  expect(priceListBody(priceListValues(list, true))).toEqual(sent)
  expect(priceListBody({ name: 'Écoles', percent_off: ' 8,5 % ' })).toEqual(sent)
  expect(priceListValues(undefined, true)).toEqual({ name: '', percent_off: '0' })
})

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ percent_off: '50,01' }, { percent_off: 'percent_off_invalid' }],
  [{ percent_off: '-1' }, { percent_off: 'percent_off_invalid' }],
  [{ percent_off: '' }, { percent_off: 'percent_off_invalid' }],
  [{ percent_off: '50' }, {}],
])('%j: %j', (typed, problems) => {
  expect(priceListProblems({ ...priceListValues(list, true), ...typed })).toEqual(problems)
})
