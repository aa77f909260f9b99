import { ORIGINS } from '@halles/domain/origins.ts'
import { ALLERGENS, MONTHS } from '@halles/domain/product-facts.ts'
import { MARKS } from '@halles/domain/product-marks.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'

/** Lists of choices that the API document names once. */
const NAMED = new Map<readonly string[], z.ZodEnum>(
  [
    { id: 'Origin', choices: ORIGINS },
    { id: 'Mark', choices: MARKS },
    { id: 'Month', choices: MONTHS },
    { id: 'Allergen', choices: ALLERGENS },
  ].map(({ id, choices }) => [choices, z.enum(choices, problem('choice_unknown')).meta({ id })]),
)

type EnumOf<Choice extends string> = z.ZodEnum<{ [C in Choice]: C }>

/** One of these. */
export function choiceOf<const Choice extends string>(choices: readonly Choice[]): EnumOf<Choice> {
  return (NAMED.get(choices) ?? z.enum(choices, problem('choice_unknown'))) as EnumOf<Choice>
}
