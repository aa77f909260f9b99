import { MAX_SEARCH_LENGTH, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'

/** A page of a list, from 1. One past the end is empty. */
export const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, problem('page_invalid'))
  .transform(Number)
  .default(1)

/** The page of a list that follows another, as that one's answer names it; not to be read or made by a client. */
export const cursor = z
  .string()
  .max(2_000, problem('cursor_invalid'))
  .regex(/^[\w-]+$/, problem('cursor_invalid'))
  .optional()

/** Words to search for; blank is none. */
export const search = z
  .string()
  .max(MAX_SEARCH_LENGTH, problem('search_too_long'))
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), problem('characters_refused'))
  .transform((value) => value.trim())
  .optional()

export const sortDirection = z.enum(SORT_DIRECTIONS, problem('sort_unknown')).default('asc')

/** The language names are sorted in: anything unknown is French, never an error (A104). */
export const listLanguage = z
  .unknown()
  .optional()
  .transform((value) => (value === 'en' ? ('en' as const) : ('fr' as const)))
