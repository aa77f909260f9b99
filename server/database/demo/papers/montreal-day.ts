/** The day it is in Montréal at a moment, YYYY-MM-DD. */
export function montrealDay(at: Date): string {
  return at.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
}
