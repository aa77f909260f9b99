import { FILTER_CHOICES } from '@halles/domain/product-filter.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'

const { marks, origin, keep, without, photo } = FILTER_CHOICES

// All origins are shorter.
const MOST_CHARACTERS = 2_000

/** What can be asked of products in an address: "milk,eggs", each of its choices; left out or empty, nothing. */
export const productFilter = {
  marks: severalOf(marks, 'Every one of these marks'),
  origin: severalOf(origin, 'From one of these; a country has its provinces too'),
  keep: severalOf(keep, 'Kept in one of these ways'),
  without: severalOf(
    without,
    'Free of every one of these, as only a product is whose supplier stated both lists',
  ),
  photo: severalOf(photo, 'With a photo that is shown'),
}

function severalOf<Choice extends string>(choices: readonly Choice[], description: string) {
  const isChoice = (text: string): text is Choice => choices.some((choice) => choice === text)
  return z
    .string()
    .max(MOST_CHARACTERS, problem('choice_unknown'))
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .refine((parts): parts is Choice[] => parts.every(isChoice), problem('choice_unknown'))
    .transform((parts) => choices.filter((choice) => parts.includes(choice)))
    .default([])
    .meta({ description })
}
