import { later } from '../holidays.ts'

/** Days within which a customer pays with whom nothing is agreed: what the trade mostly grants. */
export const DEFAULT_TERMS_DAYS = 30

/** Until when an invoice of a day, YYYY-MM-DD, is to be paid; `termsDays` null: nothing is agreed. */
export function dueDay(issuedOn: string, termsDays: number | null): string {
  return later(issuedOn, termsDays ?? DEFAULT_TERMS_DAYS)
}
