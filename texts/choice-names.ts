import type { Language } from '@halles/contract/language.ts'
import { ORIGINS } from '@halles/domain/origins.ts'
import { FURTHER, type FURTHER_FIELDS, type FurtherName } from '@halles/domain/product-fields.ts'
import { NONE } from '@halles/domain/product-values.ts'
import { choices as english } from './en/choices.ts'
import { choices as french } from './fr/choices.ts'
import { originName } from './origin-names.ts'

const texts = { fr: french, en: english }

/** A field of a product that is chosen of a list, or several of it. */
export type ChosenName = {
  [Name in FurtherName]: (typeof FURTHER_FIELDS)[Name] extends { choices: unknown } ? Name : never
}[FurtherName]

export const CHOSEN = FURTHER.filter((field) => 'choices' in field) as ((typeof FURTHER)[number] & {
  name: ChosenName
  choices: readonly string[]
})[]

/** What a choice of a field is called; NONE too. */
export function choiceName(language: Language, field: ChosenName, choice: string): string {
  const {
    allergens,
    none,
    notStated: _,
    everyone: __,
    byTheCase: ___,
    noDeposit: ____,
    ...others
  } = texts[language]
  if (choice === NONE) return none
  if (field === 'origin') {
    const origin = ORIGINS.find((known) => known === choice)
    return origin ? originName(language, origin) : choice
  }
  const names = field === 'contains' || field === 'may_contain' ? allergens : others[field]
  return new Map<string, string>(Object.entries(names)).get(choice) ?? choice
}

/** Several as one text, of `valueText`: "milk,eggs" as "Lait, Œufs". */
export function choiceNames(language: Language, field: ChosenName, text: string): string {
  return text
    .split(',')
    .filter((choice) => choice !== '')
    .map((choice) => choiceName(language, field, choice))
    .join(', ')
}
