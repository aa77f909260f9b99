import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CERTIFIED_MARKS,
  type CoveredMark,
  isCertified,
  MARKS,
  shownMarks,
} from './product-marks.ts'

const covered = (mark: CoveredMark['mark'], untilDay: string): CoveredMark => ({ mark, untilDay })

test.each([
  ['without a certificate', [], []],
  ['before the last day of its certificate', [covered('organic', '2026-11-28')], ['organic']],
  ['on the last day of its certificate', [covered('organic', '2026-11-27')], ['organic']],
  ['on the day after', [covered('organic', '2026-11-26')], []],
  ['with a certificate of another mark', [covered('halal', '2027-11-27')], []],
])('organic %s', (_, certificates, shown) => {
  expect(shownMarks(['organic'], certificates, '2026-11-27')).toEqual(shown)
})

test('marks that need no certificate are shown as they are stated', () => {
  const free = MARKS.filter((mark) => !isCertified(mark))
  expect(free).toEqual(['fair_trade', 'free_range', 'grass_fed'])
  expect(shownMarks(free, [], '2026-11-27')).toEqual(free)
})

const days = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
})
const day = days.map((date) => date.toISOString().slice(0, 10))
const stated = fc.uniqueArray(fc.constantFrom(...MARKS))
const certificates = fc.uniqueArray(
  fc.record({ mark: fc.constantFrom(...CERTIFIED_MARKS), untilDay: day }),
  { selector: ({ mark }) => mark },
)

test('what is shown is stated, in its order, and never comes back by itself as time passes', () => {
  fc.assert(
    fc.property(stated, certificates, day, day, (marks, held, one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one]
      const before = shownMarks(marks, held, earlier)
      const after = shownMarks(marks, held, later)
      expect(marks.filter((mark) => before.includes(mark))).toEqual(before)
      expect(before.filter((mark) => after.includes(mark))).toEqual(after)
    }),
  )
})

test('a certificate more hides nothing, and shows its own mark alone', () => {
  fc.assert(
    fc.property(stated, certificates, day, (marks, held, today) => {
      const without = shownMarks(marks, held.slice(1), today)
      const withAll = shownMarks(marks, held, today)
      expect(without.filter((mark) => !withAll.includes(mark))).toEqual([])
      const more = withAll.filter((mark) => !without.includes(mark))
      expect(more.every((mark) => mark === held[0]?.mark)).toBe(true)
    }),
  )
})
