import { isParagraph, SINGLE_LINE_PATTERN } from '@halles/domain/account.ts'
import { z } from 'zod'
import { type FieldProblem, problem } from '../field-problems.ts'

const PUBLIC_ID = /^[\w-]{1,64}$/
// A Hangul filler is a letter, a blank of Braille a symbol: nobody sees either.
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

const trimmed = z.string({ error: 'required' }).overwrite(trimSpaces)

/** Without spaces around it. Tabs and line ends stay, to be refused: no field of one line is typed with them. */
function trimSpaces(text: string): string {
  const bare = text.trim()
  const start = text.indexOf(bare)
  const around = text.slice(0, start) + text.slice(start + bare.length)
  return /^\p{Zs}*$/u.test(around) ? bare : text
}

/** One line of text, trimmed, NFC, neither blank nor longer than `max` code units. */
export function line(max: number) {
  return inOneLine(trimmed.normalize('NFC'), max)
}

/** The same, or nothing. */
export function lineOrNone(max: number) {
  return trimmed
    .normalize('NFC')
    .max(max, problem('text_too_long'))
    .refine((text) => text === '' || SINGLE_LINE_PATTERN.test(text), problem('characters_refused'))
}

/** The same as it was typed: composing makes a K of the Kelvin sign, and a look-alike somebody else (A064). */
export function lineAsTyped(max: number) {
  return inOneLine(trimmed, max)
}

function inOneLine(text: z.ZodString, max: number) {
  return text
    .min(1, problem('required'))
    .max(max, problem('text_too_long'))
    .regex(SINGLE_LINE_PATTERN, problem('characters_refused'))
}

/** Text of several lines that must say something; `blank` is the problem when it says nothing. */
export function paragraph(max: number, blank: FieldProblem = 'required') {
  return optionalParagraph(max).refine((value) => VISIBLE.test(value), problem(blank))
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
export const publicId = z.string({ error: 'required' }).regex(PUBLIC_ID, problem('invalid'))

/** An id that a form's reader picks from a list; `missing` is the problem when none is picked. */
export function chosenId(missing: FieldProblem) {
  return z.string(problem(missing)).regex(PUBLIC_ID, problem(missing))
}
