import { z } from 'zod'
import { problem } from '../field-problems.ts'

// From the year Halles could first have had an order, to beyond anything that is one.
export const askedDay = z.iso
  .date(problem('date_invalid'))
  .refine((value) => value >= '2000-01-01' && value < '2200-01-01', problem('date_invalid'))

/** Days in Montréal, both included; to be refined with `isInOrder`. */
export const askedDays = { from: askedDay.optional(), to: askedDay.optional() }
export const DATES_REVERSED = { ...problem('dates_reversed'), path: ['to'] }

export function isInOrder({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return from === undefined || to === undefined || from <= to
}
