import { needsNote, type OrderReason } from '@halles/domain/reasons.ts'
import type { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import type { GivenReason } from './reason-field.tsx'

/** What is missing of a reason, in words. */
export function reasonProblem(
  { reason, note }: GivenReason,
  { isRequired }: { isRequired: boolean },
  texts: (typeof orderChangesTexts)['fr'],
): string | undefined {
  if (isRequired && reason === undefined) return texts.reasonRequired
  return needsNote(reason, note.trim()) ? texts.noteRequired : undefined
}

/** As the calls take it: a note belongs to "other". */
export function asSent<Reason extends OrderReason>({ reason, note }: GivenReason<Reason>) {
  return reason === undefined ? {} : { reason, note: reason === 'other' ? note.trim() : '' }
}
