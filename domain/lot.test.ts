import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areSameLots,
  casesWithoutLot,
  foldLot,
  type LineLot,
  LOT_PATTERN,
  lotsProblem,
  lotsRefusal,
  withReadLots,
} from './lot.ts'

const of = (lot: string, cases: number, expiresOn: string | null = null): LineLot => ({
  lot,
  cases,
  expiresOn,
})

test.for([
  ['L-2412A', true],
  ['24/118 B', true],
  ['é12', false],
  [' L1', false],
  ['L1 ', false],
  ['', false],
  ['L\t1', false],
])('«%s» is what a label prints: %s', ([text, isLot]) => {
  expect(LOT_PATTERN.test(`${text}`)).toBe(isLot)
})

test('lots are compared without regard to case and to what stands around them', () => {
  expect(foldLot(' L-2412a ')).toBe(foldLot('l-2412A'))
  expect(foldLot('L-2412')).not.toBe(foldLot('L2412'))
})

const lots = fc.array(
  fc.record({
    lot: fc.constantFrom('A', 'a', 'B', 'C'),
    cases: fc.integer({ min: 1, max: 9 }),
    expiresOn: fc.constantFrom(null, '2026-12-01'),
  }),
)

test('lots that are in order are each there once, and have no more cases than the line', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 20 }), (said, cases) => {
      const sum = said.reduce((total, lot) => total + lot.cases, 0)
      const isOnce = new Set(said.map(({ lot }) => foldLot(lot))).size === said.length
      expect(lotsProblem(said, cases) === undefined).toBe(isOnce && sum <= cases)
      if (isOnce && sum <= cases) expect(casesWithoutLot(said, cases)).toBe(cases - sum)
    }),
  )
})

test('lots are the same in whichever order they are said', () => {
  fc.assert(
    fc.property(lots, (said) => {
      expect(areSameLots(said, said.toReversed())).toBe(true)
      expect(areSameLots(said, [...said, of('D', 1)])).toBe(false)
    }),
  )
})

describe('what is called back', () => {
  const recalled = new Set(['x'])
  test.for([
    ['picking', [], [of('X', 1)], 'lot_recalled'],
    ['picking', [of('x', 1)], [of('X', 2)], 'lot_recalled'],
    ['picking', [of('X', 2)], [of('X', 1), of('Y', 1)], undefined],
    ['picking', [of('X', 2)], [], undefined],
    ['picking', [], [of('Y', 2)], undefined],
    ['delivered', [], [of('X', 1)], undefined],
    ['delivered', [of('X', 2)], [of('X', 2), of('Y', 1)], undefined],
    ['delivered', [of('X', 2)], [of('X', 1)], 'lot_recalled'],
    ['delivered', [of('X', 2)], [of('Y', 2)], 'lot_recalled'],
    ['delivered', [of('Y', 2)], [], undefined],
    ['closed', [], [of('Y', 1)], 'lots_closed'],
  ] as const)('%s: of %j come %j: %s', ([phase, before, after, expected]) => {
    expect(lotsRefusal(phase, { before, after, recalled })).toBe(expected)
  })
})

describe('lots that were read on labels', () => {
  const read = (...named: string[]) => named.map((lot) => ({ lot, expiresOn: '2026-12-01' }))

  test('stand for a case each, and the same lot is counted however it is written', () => {
    expect(withReadLots([], read('L1', 'L2', 'l1'), 4)).toEqual([
      of('L1', 2, '2026-12-01'),
      of('L2', 1, '2026-12-01'),
    ])
  })

  test('are beside what was said, whose date stays', () => {
    expect(withReadLots([of('L1', 2), of('L2', 1, '2026-11-30')], read('L1', 'L2'), 9)).toEqual([
      of('L1', 3, '2026-12-01'),
      of('L2', 2, '2026-11-30'),
    ])
  })

  test('are never of more cases than the line has, nor more than a line may have', () => {
    expect(withReadLots([of('L1', 3)], read('L2', 'L3'), 4)).toEqual([
      of('L1', 3),
      of('L2', 1, '2026-12-01'),
    ])
    const many = read(...Array.from({ length: 30 }, (_, at) => `L${at}`))
    expect(withReadLots([], many, 50)).toHaveLength(20)
  })

  test('always leave lots that are in order', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 20 }), (labels, cases) => {
        const after = withReadLots([], labels, cases)
        expect(lotsProblem(after, cases)).toBeUndefined()
        expect(casesWithoutLot(after, cases)).toBe(Math.max(0, cases - labels.length))
      }),
    )
  })
})
