import { nowDrawn } from './now.ts'

/** The day it is in Montréal at a moment, YYYY-MM-DD, wherever the device is. */
export function montrealDay(at: Date): string {
  return at.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
}

/** Whether a moment is within today in Montréal. */
export function isMontrealToday(at: Date, now = nowDrawn()): boolean {
  return montrealDay(at) === montrealDay(now)
}

/** The day after: the first that a product can be out until. */
export function montrealTomorrow(now: Date): string {
  const noon = new Date(`${montrealDay(now)}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString().slice(0, 10)
}
