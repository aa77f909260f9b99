import { expect, test } from 'vitest'
import { stepBatches, stepLine, stepProblems, stepValues } from './step-values.ts'

const TODAY = '2026-11-28'
const product = { public_id: '0'.repeat(32) }
const values = { from_cases: '5', price: '42,00', from_day: '', until_day: '' }
const line = stepLine(values, product.public_id)

test('what is typed is sent as the server takes it, and stands there as the language writes it', () => {
  expect(line).toMatchObject({ from_cases: 5, price: '42.00', from_day: null, until_day: null })
  const step = { from_cases: 5, price: '42.00', from_day: '2026-11-01', until_day: '2026-12-24' }
  expect(stepValues(step, { comma: true, today: TODAY })).toEqual({
    ...values,
    until_day: '2026-12-24',
  })
})

test.each([
  [{}, {}],
  [{ from_cases: '' }, { from_cases: 'line_quantity_invalid' }],
  [{ from_cases: '2,5' }, { from_cases: 'line_quantity_invalid' }],
  [{ from_cases: '0' }, { from_cases: 'line_quantity_invalid' }],
  [{ price: '' }, { price: 'price_invalid' }],
  [{ price: '0' }, { price: 'price_invalid' }],
  [{ from_day: '2026-11-27' }, { from_day: 'day_past' }],
  [{ until_day: '2026-11-27' }, { until_day: 'day_past' }],
  [{ from_day: '2026-12-02', until_day: '2026-12-01' }, { until_day: 'dates_reversed' }],
])('%j: %j', (typed, problems) => {
  expect(stepProblems({ ...values, ...typed }, product, TODAY)).toEqual(problems)
})

test('a step that gets other days leaves its old ones first; one of other cases does both at once', () => {
  const old = { from_cases: 5, from_day: null, until_day: null }
  const off = { ...line, price: null }
  expect(stepBatches(line, undefined)).toEqual([[line]])
  expect(stepBatches(line, old)).toEqual([[line]])
  expect(stepBatches(line, { ...old, until_day: '2026-12-24' })).toEqual([
    [{ ...off, until_day: '2026-12-24' }],
    [line],
  ])
  expect(stepBatches(line, { ...old, from_cases: 3 })).toEqual([[{ ...off, from_cases: 3 }, line]])
})
