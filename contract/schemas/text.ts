import { isParagraph, SINGLE_LINE_PATTERN } from '@halles/domain/account.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'

const VISIBLE = /[^\s\p{Cf}]/u

/** One line of text, trimmed, NFC, neither blank nor longer than `max` code units. */
export function line(max: number) {
  return z
    .string({ error: 'required' })
    .trim()
    .normalize('NFC')
    .min(1, problem('required'))
    .max(max, problem('text_too_long'))
    .regex(SINGLE_LINE_PATTERN, problem('characters_refused'))
}

/** Text of several lines that must say something. */
export function paragraph(max: number) {
  return optionalParagraph(max).refine((value) => VISIBLE.test(value), problem('required'))
}

/** Text of several lines that may be left empty. */
export function optionalParagraph(max: number) {
  return z
    .string({ error: 'required' })
    .trim()
    .normalize('NFC')
    .max(max, problem('text_too_long'))
    .refine(isParagraph, problem('characters_refused'))
}

/** An id as it travels. Which ones exist is the database's to say: an unknown one is a 404. */
export const publicId = z.string({ error: 'required' }).regex(/^[\w-]{1,64}$/, problem('invalid'))
