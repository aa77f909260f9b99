import { expect, test } from 'vitest'
import type { DeliveryException } from './delivery-rules-queries.ts'
import { exceptionProblems, groupsOf } from './exception-values.ts'

const closed = (day: string, given: Partial<DeliveryException> = {}): DeliveryException => ({
  public_id: `${day} ${given.zone_public_id ?? ''}`,
  zone_public_id: null,
  day,
  kind: 'closed',
  times: null,
  note: '',
  ...given,
})

test('closures that follow each other are one, across the end of a year too', () => {
  const zone = { zone_public_id: 'north' }
  const groups = groupsOf([
    closed('2026-12-30'),
    closed('2026-12-31'),
    closed('2026-12-31', zone),
    closed('2027-01-01'),
    closed('2027-01-03'),
    closed('2027-01-04', { note: 'Inventaire' }),
  ])
  expect(groups.map(({ first, lastDay, ids }) => [first.day, lastDay, ids.length])).toEqual([
    ['2026-12-30', '2027-01-01', 3],
    ['2026-12-31', '2026-12-31', 1],
    ['2027-01-03', '2027-01-03', 1],
    ['2027-01-04', '2027-01-04', 1],
  ])
})

test('extra deliveries stay apart', () => {
  const extra = { kind: 'extra' as const }
  expect(groupsOf([closed('2026-12-30', extra), closed('2026-12-31', extra)])).toHaveLength(2)
})

test.each([
  [{ day: '', last_day: '' }, { day: 'required' }],
  [{ day: '2026-11-22', last_day: '' }, { day: 'day_past' }],
  [{ day: '2026-11-23', last_day: '' }, {}],
  [{ day: '2026-11-24', last_day: '2026-11-23' }, { last_day: 'dates_reversed' }],
  [{ day: '2026-11-24', last_day: '2026-11-24' }, {}],
])('%o has the problems %o', (days, expected) => {
  expect(exceptionProblems({ zone: '', note: '', ...days }, '2026-11-23')).toEqual(expected)
})
