import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CandidateDay,
  type CutOffRule,
  type DeliveryTerms,
  type DeliveryTimes,
  dayInPlaceOf,
  MAX_DAYS_AHEAD,
  offeredDays,
  weekdaysWithRun,
} from './delivery-days.ts'
import { HOLIDAYS, type Holiday } from './holidays.ts'

const TODAY = '2026-12-14'
const ahead: DeliveryTimes = {
  cutOffAt: '2026-12-13T16:00:00-05:00',
  from: '06:00',
  to: '11:00',
  isBeforeCutOff: true,
  isBeforeWindow: true,
}
const late = { ...ahead, isBeforeCutOff: false }
const begun = { ...late, isBeforeWindow: false }
const evening = { ...ahead, from: '17:00', to: '19:00' }

const strict: DeliveryTerms = { today: TODAY, cutOffRule: 'strict', closedHolidays: [] }
const asking: DeliveryTerms = { ...strict, cutOffRule: 'ask' }
const candidate = (given: Partial<CandidateDay> = {}): CandidateDay => ({
  day: '2026-12-15',
  run: ahead,
  extra: null,
  isClosed: false,
  ...given,
})
const offered = (given: Partial<CandidateDay>, terms = strict, leadDays = 0) =>
  offeredDays([candidate(given)], terms, leadDays)

test('the weekdays with a run are named once each, from Monday on; a closed day is one, a single delivery is not', () => {
  const days = ['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-27', '2026-12-28']
  const [tuesday] = days.slice(2)
  const candidates = days.map((day) =>
    day === tuesday
      ? candidate({ day, run: null, extra: ahead })
      : candidate({ day, isClosed: true }),
  )
  expect(weekdaysWithRun(candidates)).toEqual([1, 7])
  expect(weekdaysWithRun([])).toEqual([])
})

test('a day is offered with its cut-off and window, and nothing else', () => {
  expect(offered({})).toEqual([
    { day: '2026-12-15', cutOffAt: ahead.cutOffAt, from: '06:00', to: '11:00', isLate: false },
  ])
})

test.each<[string, Partial<CandidateDay>, DeliveryTerms, 'offered' | 'late' | 'no']>([
  ['a run before its cut-off', {}, strict, 'offered'],
  ['no run', { run: null }, strict, 'no'],
  ['a run after its cut-off', { run: late }, strict, 'no'],
  ['a run after its cut-off, to be asked for', { run: late }, asking, 'late'],
  ['a run that has begun, to be asked for', { run: begun }, asking, 'no'],
  ['an extra delivery where there is no run', { run: null, extra: evening }, strict, 'offered'],
  ['an extra delivery after its cut-off, on a day with a run', { extra: late }, strict, 'no'],
  ['a closure', { isClosed: true }, strict, 'no'],
  ['a closure against an extra delivery', { extra: evening, isClosed: true }, strict, 'no'],
  ['a closure, to be asked for', { run: late, isClosed: true }, asking, 'no'],
])('%s', (_name, given, terms, expected) => {
  expect(offered(given, terms).map(({ isLate }) => (isLate ? 'late' : 'offered'))).toEqual(
    expected === 'no' ? [] : [expected],
  )
})

test('an extra delivery has its own times, in place of its weekday’s', () => {
  expect(offered({ extra: evening })).toMatchObject([{ from: '17:00', to: '19:00' }])
})

test.each<[string, string, Holiday[], boolean]>([
  ['a holiday on which the supplier is closed', '2026-12-25', ['christmas'], false],
  ['a holiday on which it is open', '2026-12-25', ['new-year'], true],
  ['the day after one', '2026-12-26', ['christmas'], true],
  ['New Year, in the next year', '2027-01-01', ['christmas', 'new-year'], false],
])('%s', (_name, day, closedHolidays, isOffered) => {
  const terms = { ...strict, closedHolidays }
  expect(offered({ day }, terms)).toHaveLength(isOffered ? 1 : 0)
  expect(offered({ day, extra: evening }, terms)).toHaveLength(1)
})

test.each([
  [0, TODAY, true],
  [1, TODAY, false],
  [1, '2026-12-15', true],
  [17, '2026-12-31', true],
  [18, '2026-12-31', false],
  [18, '2027-01-01', true],
  [21, '2027-01-04', true],
  [22, '2027-01-04', false],
  [0, '2027-01-04', true],
  [0, '2027-01-05', false],
  [30, '2027-01-13', false],
  [0, '2026-12-13', false],
])('goods that need %i days: %s is offered: %s', (leadDays, day, isOffered) => {
  expect(offered({ day }, strict, leadDays)).toHaveLength(isOffered ? 1 : 0)
})

test('the soonest day comes first, whatever the order of the candidates', () => {
  const days = ['2027-01-01', '2026-12-16', '2026-12-31', '2026-12-15']
  const offers = offeredDays(
    days.map((day) => candidate({ day })),
    strict,
    0,
  )
  expect(offers.map(({ day }) => day)).toEqual(days.toSorted())
})

/** A week's rules, minutes of the day for hours, and days as numbers from today on. */
type Rules = {
  today: Date
  minute: number
  runs: readonly (Times | null)[]
  exceptions: ReadonlyMap<number, { kind: 'closed' } | { kind: 'extra'; times: Times }>
  rule: CutOffRule
  closedHolidays: readonly Holiday[]
  leadDays: number
}
type Times = { daysBefore: number; cutOff: number; from: number; to: number }

const times: fc.Arbitrary<Times> = fc
  .record({
    daysBefore: fc.integer({ min: 0, max: 7 }),
    cutOff: fc.integer({ min: 0, max: 1439 }),
    from: fc.integer({ min: 1, max: 1438 }),
    length: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ length, ...given }) => ({ ...given, to: Math.min(1439, given.from + length) }))
  .filter(({ daysBefore, cutOff, from }) => daysBefore > 0 || cutOff < from)

const someRules: fc.Arbitrary<Rules> = fc.record({
  today: fc.integer({ min: 0, max: 9 * 365 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days))),
  minute: fc.integer({ min: 0, max: 1439 }),
  runs: fc.array(fc.option(times), { minLength: 7, maxLength: 7 }),
  exceptions: fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: MAX_DAYS_AHEAD + 2 }),
        fc.oneof(
          fc.constant({ kind: 'closed' as const }),
          times.map((given) => ({ kind: 'extra' as const, times: given })),
        ),
      ),
      { maxLength: 8 },
    )
    .map((entries) => new Map(entries)),
  rule: fc.constantFrom('strict', 'ask'),
  closedHolidays: fc.subarray([...HOLIDAYS]),
  leadDays: fc.integer({ min: 0, max: 30 }),
})

test('random rules offer what going through the days one by one finds', () => {
  fc.assert(
    fc.property(someRules, (rules) => {
      const offers = offeredDays(
        candidatesOf(rules),
        { today: iso(rules.today), cutOffRule: rules.rule, closedHolidays: rules.closedHolidays },
        rules.leadDays,
      )
      expect(offers.map(({ day, isLate }) => `${day}${isLate ? ' late' : ''}`)).toEqual(
        simulated(rules),
      )
    }),
    { numRuns: 2_000 },
  )
})

/** The days in the order of the calendar, by the five rules of product.md 17 as they are written there. */
function simulated(rules: Rules): string[] {
  const found: string[] = []
  for (let days = rules.leadDays; days <= 21; days++) {
    const date = plus(rules.today, days)
    const exception = rules.exceptions.get(days)
    if (exception?.kind === 'closed') continue
    const run = rules.runs[(date.getUTCDay() + 6) % 7] ?? null
    const isHoliday = rules.closedHolidays.some((holiday) => isOn(date, holiday))
    const applying = exception ? exception.times : isHoliday ? null : run
    if (!applying) continue
    const minutesToDay = days * 1440 - rules.minute
    const isBefore = minutesToDay - applying.daysBefore * 1440 + applying.cutOff > 0
    if (isBefore) found.push(iso(date))
    else if (rules.rule === 'ask' && minutesToDay + applying.from > 0)
      found.push(`${iso(date)} late`)
  }
  return found
}

function candidatesOf({ today, minute, runs, exceptions }: Rules): CandidateDay[] {
  const at = today.getTime() + minute * 60_000
  const timesOn = (days: number, given: Times | null): DeliveryTimes | null => {
    if (!given) return null
    const cutOff = plus(today, days - given.daysBefore).getTime() + given.cutOff * 60_000
    return {
      cutOffAt: new Date(cutOff).toISOString(),
      from: clock(given.from),
      to: clock(given.to),
      isBeforeCutOff: at < cutOff,
      isBeforeWindow: at < plus(today, days).getTime() + given.from * 60_000,
    }
  }
  return Array.from({ length: MAX_DAYS_AHEAD + 3 }, (_, days) => {
    const date = plus(today, days)
    const exception = exceptions.get(days)
    return {
      day: iso(date),
      run: timesOn(days, runs[(date.getUTCDay() + 6) % 7] ?? null),
      extra: timesOn(days, exception?.kind === 'extra' ? exception.times : null),
      isClosed: exception?.kind === 'closed',
    }
  })
}

/** Each holiday by the words of the law, a day's date looked at alone; Easter from the tables of 2024 to 2033. */
const EASTER: Record<number, [month: number, date: number]> = {
  2024: [3, 31],
  2025: [4, 20],
  2026: [4, 5],
  2027: [3, 28],
  2028: [4, 16],
  2029: [4, 1],
  2030: [4, 21],
  2031: [4, 13],
  2032: [3, 28],
  2033: [4, 17],
}
function isOn(day: Date, holiday: Holiday): boolean {
  const [month, date, isMonday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay() === 1]
  const easter = EASTER[day.getUTCFullYear()] ?? [0, 0]
  const fromEaster = (days: number) =>
    day.getTime() === Date.UTC(day.getUTCFullYear(), easter[0] - 1, easter[1] + days)
  const rules: Record<Holiday, boolean> = {
    'new-year': month === 1 && date === 1,
    'good-friday': fromEaster(-2),
    'easter-monday': fromEaster(1),
    patriots: month === 5 && isMonday && date >= 18 && date <= 24,
    national: month === 6 && date === 24,
    canada: month === 7 && ((date === 1 && day.getUTCDay() !== 0) || (date === 2 && isMonday)),
    labour: month === 9 && isMonday && date <= 7,
    thanksgiving: month === 10 && isMonday && date >= 8 && date <= 14,
    christmas: month === 12 && date === 25,
  }
  return rules[holiday]
}

const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)
const iso = (date: Date) => date.toISOString().slice(0, 10)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test.each([
  [['2026-12-14', '2026-12-16', '2026-12-17'], '2026-12-16'],
  [['2026-12-13', '2026-12-14'], '2026-12-14'],
  [['2026-12-15'], undefined],
  [[], undefined],
])('in place of 15 December, of %j offered: %s', (days, expected) => {
  const offered = days.map((day) => ({ day, isLate: false, cutOffAt: '', from: '', to: '' }))
  expect(dayInPlaceOf('2026-12-15', offered)).toBe(expected)
  expect(
    dayInPlaceOf(
      '2026-12-15',
      offered.map((one) => ({ ...one, isLate: true })),
    ),
  ).toBe(undefined)
})
