import type { Run, RunTimes } from '@halles/domain/delivery-rules.ts'

/** Monday to Sunday; null where nothing is delivered. */
export type Week = readonly (RunTimes | null)[]

/** What a week begins with: ordered until 16:00 the day before, delivered from 6:00 to 11:00. */
export const USUAL_TIMES: RunTimes = {
  days_before: 1,
  cut_off: '16:00',
  from: '06:00',
  to: '11:00',
}

/** Weeks to begin with, by weekday from 1 Monday. */
export const PRESETS = {
  weekdays: [1, 2, 3, 4, 5],
  three: [1, 3, 5],
  two: [2, 4],
  custom: [],
} as const
export type Preset = keyof typeof PRESETS

export function runsOfPreset(preset: Preset): Run[] {
  return PRESETS[preset].map((weekday) => ({ weekday, ...USUAL_TIMES }))
}

/** Deliveries as a week of seven days. */
export function weekOf(runs: readonly Run[]): Week {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const run = runs.find((one) => one.weekday === weekday)
    if (!run) return null
    const { days_before, cut_off, from, to } = run
    return { days_before, cut_off, from, to }
  })
}

export function runsOf(week: Week): Run[] {
  return week.flatMap((times, index) => (times ? [{ weekday: index + 1, ...times }] : []))
}

export function withDay(week: Week, index: number, times: RunTimes | null): Week {
  return week.with(index, times)
}

/** What a day begins with that was not delivered: the times of the day before it that is, or of the first one. */
export function timesFor(week: Week, index: number): RunTimes {
  return (
    week.slice(0, index).findLast((times) => times !== null) ??
    week.find((times) => times !== null) ??
    USUAL_TIMES
  )
}

/** The week with the times of one day on others. */
export function withCopies(week: Week, from: number, to: readonly number[]): Week {
  const times = week[from] ?? null
  return week.map((own, index) => (to.includes(index) ? times : own))
}

export function isSameWeek(a: Week, b: Week): boolean {
  return JSON.stringify(runsOf(a)) === JSON.stringify(runsOf(b))
}

/** The hours to choose from, every half; with `also`, which was set to another. None where clocks change for a cut-off. */
export function hoursWith(also: string, isCutOff: boolean): string[] {
  const halves = Array.from({ length: 48 }, (_, at) => {
    const hour = String(Math.floor(at / 2)).padStart(2, '0')
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`
  })
  const offered = isCutOff ? halves.filter((hour) => hour < '01:00' || hour >= '03:00') : halves
  return [...new Set([...offered, also])].toSorted()
}
