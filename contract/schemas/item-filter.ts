import { FILTER_CHOICES } from '@halles/domain/product-filter.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { choiceOf } from './choice.ts'

const { marks, origin, keep, without } = FILTER_CHOICES

/** What the products of a guide's item are to be, as a list was filtered (product-filter.ts). */
export const itemFilter = z
  .object({
    marks: severalOf(marks),
    origin: severalOf(origin),
    keep: severalOf(keep),
    without: severalOf(without),
  })
  .meta({ id: 'ItemFilter' })

function severalOf<const Choice extends string>(choices: readonly Choice[]) {
  return z.array(choiceOf(choices)).max(choices.length, problem('invalid'))
}
