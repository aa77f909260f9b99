import type { GuideCount } from '../guide-queries.ts'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })

/** Whether a count was made on this day in Montréal. */
export function isCountedToday({ at }: Pick<GuideCount, 'at'>): boolean {
  return DAY.format(new Date(at)) === DAY.format(new Date())
}
