import { expect, test } from 'vitest'
import {
  changesSincePrint,
  compareKept,
  comparePlaces,
  groupByCase,
  leftToPick,
  sumCases,
} from './pick-list.ts'

const line = (productId: string, quantityPerCase: number, cases: number, unit = 'kg') => ({
  productId,
  unit,
  quantityPerCase,
  cases,
})

test('cases are summed by product and size of case, in the order in which each comes first', () => {
  const groups = groupByCase([
    line('leeks', 500, 2),
    line('beets', 1000, 1),
    line('leeks', 500, 3),
    line('leeks', 1000, 4),
    line('leeks', 500, 1, 'lb'),
  ])
  expect(groups.map((lines) => [lines[0], sumCases(lines)])).toEqual([
    [line('leeks', 500, 2), 5],
    [line('beets', 1000, 1), 1],
    [line('leeks', 1000, 4), 4],
    [line('leeks', 500, 1, 'lb'), 1],
  ])
})

test.for([
  [[false, false], { state: 'open', left: 5 }],
  [[true, false], { state: 'partly', left: 3 }],
  [[true, true], { state: 'picked', left: 0 }],
] as const)('of two lines marked %j what is left is %j', ([[first, second], expected]) => {
  const lines = [
    { cases: 2, isPicked: first },
    { cases: 3, isPicked: second },
  ]
  expect(leftToPick(lines)).toEqual(expected)
})

test('places are walked in their order, numbers as such, and what has none comes last', () => {
  const places = ['', 'Chambre 10', 'sec', 'Chambre 2', 'Congélateur', '']
  expect(places.toSorted(comparePlaces)).toEqual([
    'Chambre 2',
    'Chambre 10',
    'Congélateur',
    'sec',
    '',
    '',
  ])
})

test('what has to stay cold is picked last, frozen goods at the end', () => {
  const kept = ['frozen', 'dry', null, 'chilled', 'dry'] as const
  expect(kept.toSorted(compareKept)).toEqual([null, 'dry', 'dry', 'chilled', 'frozen'])
})

test('a printed list says which orders came after it, and how many on it have ended', () => {
  expect(changesSincePrint(['a', 'b', 'c'], ['b', 'd', 'e'])).toEqual({
    added: ['d', 'e'],
    endedCount: 2,
  })
  expect(changesSincePrint(['a'], ['a'])).toEqual({ added: [], endedCount: 0 })
})
