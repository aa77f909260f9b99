import { expect, test } from 'vitest'
import { newTaxRule, taxRuleBody, taxRuleProblems } from './tax-rule-values.ts'

const TODAY = '2026-11-28'
const rule = (over: object = {}) => ({ ...newTaxRule(TODAY), ...over })

test('a rule of a class says nothing of a rate, and the other way round', () => {
  expect(taxRuleBody(rule({ rate: '6' }))).toEqual({
    ...{ tax: 'qst', tax_class: 'basic_groceries', is_taxed: true },
    ...{ from_day: TODAY, until_day: null },
  })
  const rate = { kind: 'rate', tax: 'gst', rate: ' 6,25 ', until_day: '2027-01-31' }
  expect(taxRuleBody(rule(rate))).toEqual({
    ...{ tax: 'gst', rate: '6.25', from_day: TODAY, until_day: '2027-01-31' },
  })
})

test.each([
  [{}, {}],
  [{ kind: 'rate', rate: '6' }, {}],
  [{ kind: 'rate', rate: '' }, { rate: 'tax_rate_invalid' }],
  [{ kind: 'rate', rate: '31' }, { rate: 'tax_rate_invalid' }],
  [{ from_day: '' }, { from_day: 'required' }],
  [{ from_day: '2026-11-27' }, { from_day: 'day_past' }],
  [{ until_day: '2026-11-27' }, { until_day: 'dates_reversed' }],
])('of a rule with %j, %j is wrong', (over, problems) => {
  expect(taxRuleProblems(rule(over), TODAY)).toEqual(problems)
})
