import { expect, test } from 'vitest'
import { specialBody, specialProblems } from './special-values.ts'

const TODAY = '2026-11-28'
const product = { public_id: '0'.repeat(32), price: '50.00' }
const values = { price: '39,99 $', from_cases: '1', from_day: TODAY, until_day: '2026-12-04' }

test('what is typed is sent as the server takes it', () => {
  expect(specialBody(values, product)).toEqual({
    ...{ product_public_id: product.public_id, price: '39.99', from_cases: 1 },
    ...{ from_day: TODAY, until_day: '2026-12-04' },
  })
})

test.each([
  [{}, {}],
  [{ price: '50' }, { price: 'above_list_price' }],
  [{ price: '' }, { price: 'price_invalid' }],
  [{ price: '0' }, { price: 'price_invalid' }],
  [{ from_cases: 'une' }, { from_cases: 'line_quantity_invalid' }],
  [{ from_day: '2026-11-27' }, { from_day: 'day_past' }],
  [{ from_day: '' }, { from_day: 'required' }],
  [{ until_day: '' }, { until_day: 'required' }],
  [{ from_day: '2026-12-05' }, { until_day: 'dates_reversed' }],
])('%j: %j', (typed, problems) => {
  expect(specialProblems({ ...values, ...typed }, product, TODAY)).toEqual(problems)
})
