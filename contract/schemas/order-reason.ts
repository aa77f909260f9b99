import {
  MAX_REASON_NOTE,
  needsNote,
  RESTAURANT_REASONS,
  SUPPLIER_REASONS,
} from '@halles/domain/reasons.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { optionalParagraph } from './text.ts'

/** The number of the order's last entry that is not a message, as the client read it; without one, the order is taken as it is. */
export const orderVersion = z.int(problem('invalid')).min(1, problem('invalid')).optional()

/** What is said with a reason. */
export const orderNote = optionalParagraph(MAX_REASON_NOTE).default('')

/** Why a restaurant changes or takes back its order. */
export const restaurantReason = { reason: z.enum(RESTAURANT_REASONS), note: orderNote }

/** Why a supplier delivers less. */
export const supplierReason = { reason: z.enum(SUPPLIER_REASONS).optional(), note: orderNote }

/** Of an input with a reason: `other` says what it is. */
export function isExplained(input: { reason?: string | undefined; note: string }): boolean {
  return !needsNote(input.reason, input.note)
}

export const UNEXPLAINED = { ...problem('required'), path: ['note'] }
