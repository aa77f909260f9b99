import { FOLDED_LETTERS } from './folded-letters.ts'

/** Each word is one more condition on the products; nobody types more than a dozen to find one. */
export const MAX_SEARCH_WORDS = 12

/** No name has a longer word, and PostgreSQL's tsquery takes none above 2,046 bytes. */
const MAX_WORD_LENGTH = 150

/** A folded word, or as much of it as tells that no name has it. */
export function cutWord(word: string): string {
  return word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH).join('')
}

/** Text as the search compares it: no accents, lower case, ligatures spelled out. "Épaule de Bœuf" is "epaule de boeuf". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => FOLDED_LETTERS.get(letter) ?? letter)
}

/**
 * The words to look for: folded, each once, in the order typed, at most MAX_SEARCH_WORDS; "355ml" is "355" and "ml", as
 * "355 ml" is. Single letters ("d'épaule", "chef's", "454 g") are left out unless there is nothing else; digits stay,
 * "lait 2 %" means the 2.
 */
export function searchWords(text: string): string[] {
  const words = new Set((foldText(text).match(/\p{L}+|\p{N}+/gu) ?? []).map(cutWord))
  const telling = [...words].filter((word) => !/^[a-z]$/.test(word))
  return (telling.length > 0 ? telling : [...words]).slice(0, MAX_SEARCH_WORDS)
}

const SHORTEST_PLURAL = 4

/**
 * How a word may stand in a name: as typed, then its regular singulars and plurals, French and English ("oignon" and
 * "oignons", "chou" and "choux", "berry" and "berries"). Some are no words at all ("poi" of "pois") and match nothing.
 */
export function wordForms(word: string): [string, ...string[]] {
  if (!/^\p{L}+$/u.test(word)) return [word]
  const singulars = word.length < SHORTEST_PLURAL ? [] : matching(word, SINGULARS)
  return [word, ...singulars, ...matching(word, PLURALS)]
}

type Ending = readonly [ending: RegExp, other: string]

const SINGULARS: readonly Ending[] = [
  [/(?<!s)s$/, ''],
  [/(?<=[aeo]u)x$/, ''],
  [/aux$/, 'al'],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/ies$/, 'y'],
]
const PLURALS: readonly Ending[] = [
  [/(?<!s|x|z)$/, 's'],
  [/(?<=[aeo]u)$/, 'x'],
  [/al$/, 'aux'],
  [/(?<=ss|ch|sh|o)$/, 'es'],
  [/(?<![aeiou])y$/, 'ies'],
]

function matching(word: string, endings: readonly Ending[]): string[] {
  return endings
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other))
}
