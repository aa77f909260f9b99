import type { Run, RunTimes } from './delivery-rules.ts'

/** Weekdays, 1 Monday to 7 Sunday in order, whose deliveries have the same times. */
export type WeekGroup = { readonly weekdays: readonly number[]; readonly times: RunTimes }

/** A week's deliveries by their times, each group where its first weekday stands in the week. */
export function weekGroups(runs: readonly Run[]): WeekGroup[] {
  const groups = new Map<string, { weekdays: number[]; times: RunTimes }>()
  for (const { weekday, ...run } of runs.toSorted((a, b) => a.weekday - b.weekday)) {
    const { days_before, cut_off, from, to } = run
    const key = [days_before, cut_off, from, to].join()
    const group = groups.get(key) ?? { weekdays: [], times: { days_before, cut_off, from, to } }
    group.weekdays.push(weekday)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Numbers in order as the runs of neighbours in them: 1, 2, 3, 5 is 1 to 3 and 5 to 5. */
export function neighbours(numbers: readonly number[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range.last + 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges
}
