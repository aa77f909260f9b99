import type { RunTimes } from '@halles/domain/delivery-rules.ts'
import { later } from '@halles/domain/holidays.ts'
import type { Problems } from '../../components/form/problems.ts'
import type { DeliveryException } from './delivery-rules-queries.ts'

export type ExceptionValues = { zone: string; day: string; last_day: string; note: string }

/** What stands in for the zone where it is every one. */
export const EVERY_ZONE = ''

/** As it is sent: a closure without times, an extra delivery with them. */
export function exceptionBody(
  { zone, day, last_day, note }: ExceptionValues,
  times: RunTimes | null,
  confirm: boolean,
) {
  return {
    zone_public_id: zone === EVERY_ZONE ? null : zone,
    day,
    ...(last_day !== '' && { last_day }),
    kind: times ? ('extra' as const) : ('closed' as const),
    times,
    note,
    confirm,
  }
}

export function exceptionProblems(
  { day, last_day }: ExceptionValues,
  today: string,
): Problems<ExceptionValues> {
  if (day === '') return { day: 'required' }
  if (day < today) return { day: 'day_past' }
  return last_day !== '' && last_day < day ? { last_day: 'dates_reversed' } : {}
}

/** Closures of days that follow each other, in the same zone with the same note, are one; an extra delivery is its own. */
export type ExceptionGroup = { ids: string[]; first: DeliveryException; lastDay: string }

export function groupsOf(exceptions: readonly DeliveryException[]): ExceptionGroup[] {
  const groups: ExceptionGroup[] = []
  for (const one of exceptions) {
    const group = groups.find(
      ({ first, lastDay }) =>
        one.kind === 'closed' &&
        first.kind === 'closed' &&
        first.zone_public_id === one.zone_public_id &&
        first.note === one.note &&
        later(lastDay, 1) === one.day,
    )
    if (group) {
      group.ids.push(one.public_id)
      group.lastDay = one.day
    } else groups.push({ ids: [one.public_id], first: one, lastDay: one.day })
  }
  return groups
}
