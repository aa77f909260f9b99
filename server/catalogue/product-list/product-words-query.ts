import type { Language } from '@halles/contract/language.ts'
import { wordForms } from '@halles/domain/search.ts'

// Conditions in the language of PostgreSQL's tsquery, to be matched with product.search_vector. Words are folded letters
// and digits (domain/search.ts), so nothing in them is a sign of that language.

/** Of product.search_vector (012-search-by-own-words.sql): the words of both names; the description is the rest. */
export const NAMES = 'ABC'
/** The noun that the name in a language is about: "oignons" of "Oignons jaunes", "onions" of "Yellow onions". */
export const NOUN = { fr: 'A', en: 'C' } as const satisfies Record<Language, string>
export type Noun = (typeof NOUN)[Language]
type Part = typeof EVERYWHERE | typeof NAMES | Noun
const EVERYWHERE = ''

/** The word by its beginning, or in the other number: "tomates" is found in "Tomate rouge". */
export function beginning(word: string, part: Part): string {
  const others = wordForms(word).filter((form) => !form.startsWith(word))
  return anyOf([`${word}:*${part}`, ...others.map((form) => whole(form, part))])
}

/** The word itself, in either number. */
export function wholeWord(word: string, part: Part): string {
  return anyOf(wordForms(word).map((form) => whole(form, part)))
}

/** The words one after the other, each by its beginning: "beurre salé", not "beurre non salé". */
export function phrase(words: readonly string[], part: Part): string {
  return words.map((word) => `${word}:*${part}`).join(' <-> ')
}

export function allOf(conditions: readonly string[]): string {
  return conditions.join(' & ')
}

export function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' | ')})`
}

function whole(word: string, part: Part): string {
  return part === '' ? word : `${word}:${part}`
}
