import { expect, test } from 'vitest'
import { certificateProblems, certificateValues } from './certificate-values.ts'

const typed = { body: 'Écocert Canada', number: 'QC-1042', until_day: '2026-11-27' }

test.each([
  [{}, {}],
  [
    { body: ' ', number: '' },
    { body: 'required', number: 'required' },
  ],
  [{ body: 'b'.repeat(101) }, { body: 'text_too_long' }],
  [{ until_day: '' }, { until_day: 'required' }],
  [{ until_day: '2026-11-26' }, { until_day: 'day_past' }],
  [{ until_day: '27 novembre' }, { until_day: 'date_invalid' }],
  [{ until_day: '2026-02-30' }, { until_day: 'date_invalid' }],
])('of a certificate with %j on 27 November 2026, %j is wrong', (given, problems) => {
  expect(certificateProblems({ ...typed, ...given }, '2026-11-27')).toEqual(problems)
})

test('a new one is empty, another begins as it is', () => {
  expect(certificateValues(undefined)).toEqual({ body: '', number: '', until_day: '' })
  expect(certificateValues({ mark: 'halal', ...typed })).toEqual(typed)
})
