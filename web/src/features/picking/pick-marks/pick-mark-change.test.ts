import { expect, test } from 'vitest'
import { isAhead, type PickMarkChange, withChanges } from './pick-mark-change.ts'

const line = (mark: string | null) => ({
  public_id: 'leeks',
  cases: 3,
  mark: mark === null ? null : { id: mark, by: { first_name: 'Luc' } },
})
const tap = (picked: boolean, mark: string, cases = 3): PickMarkChange => ({
  id: mark,
  at: 1,
  picked,
  lines: [{ public_id: 'leeks', mark, cases }],
})

test.for([
  ['an open line is marked', null, [tap(true, 'own')], 'own'],
  ['one that has other cases by now stays open', null, [tap(true, 'own', 2)], undefined],
  ['somebody else’s mark stays', 'lucs', [tap(true, 'own')], 'lucs'],
  ['the mark that was seen is taken back', 'lucs', [tap(false, 'lucs')], undefined],
  ['a mark set since stays', 'lucs', [tap(false, 'anas')], 'lucs'],
  [
    'one’s own is taken back before it was sent',
    null,
    [tap(true, 'own'), tap(false, 'own')],
    undefined,
  ],
] as const)('%s', ([, mark, taps, expected]) => {
  expect(withChanges(line(mark), taps).mark?.id).toBe(expected)
})

test('a tap that an earlier version stored, without the cases that were seen, is shown', () => {
  const stored = { ...tap(true, 'own'), lines: [{ public_id: 'leeks', mark: 'own' }] }
  expect(withChanges(line(null), [stored]).mark?.id).toBe('own')
})

test('a tap is shown until the server’s list has its number', () => {
  const answered = { ...tap(true, 'own'), number: 7 }
  expect([isAhead(tap(true, 'own'), 99), isAhead(answered, 6), isAhead(answered, 7)]).toEqual([
    true,
    true,
    false,
  ])
})
