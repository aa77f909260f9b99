import type { TypedGood } from './read-good.ts'
import { stemOf } from './stems.ts'
import { SOFT } from './telling-words.ts'
import { TERM_STEMS, toTerms } from './terms.ts'

/** What stems that no product's name has may be: words of names; nothing where none is like it. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** Of a word that stands for more, nothing is tried. */
const MAX_READINGS = 4

/**
 * What a good may be, with the words that no product's name has read as what they are short for or a typo of: itself where
 * every word is known. `spellings`: of such words, folded, those of names that are like them.
 */
export function readingsOf(good: TypedGood, spellings: Spellings): TypedGood[] {
  let readings: string[][] = [[]]
  for (const stem of good.stems) {
    const found = isSpelt(stem) ? [stem] : alikeTo(stem, spellings)
    readings = readings.flatMap((before) => found.map((one) => [...before, one]))
    if (readings.length > MAX_READINGS) return [good]
  }
  // What is typed short may be a name too: "prosciutto" is raw ham, or just that.
  const unique = new Map(
    readings.flatMap((stems) =>
      [true, false].map((isTyped) => {
        const terms = [...new Set(toTerms(stems, { isTyped }))]
        return [terms.join(' '), { ...good, terms }] as const
      }),
    ),
  )
  return [...unique.values()]
}

/** Whether nothing else is tried for it, whatever names have: a known name, or no word. */
export function isSpelt(stem: string): boolean {
  return !/^[a-z]{3,}$/.test(stem) || TERM_STEMS.has(stem) || SOFT.has(stem)
}

/** Words of the terms first: "avocas" is avocat whatever else begins so. Itself where names have it, or nothing is like it. */
function alikeTo(stem: string, spellings: Spellings): string[] {
  const words = spellings.get(stem)
  if (!words) return [stem]
  const ofTerms = [...TERM_STEMS].filter((word) => isAlike(stem, word))
  const alike =
    ofTerms.length > 0 ? ofTerms : words.map(stemOf).filter((word) => isAlike(stem, word))
  return alike.length > 0 ? [...new Set(alike)] : [stem]
}

/** A letter more, fewer, wrong or swapped, behind the first two; or the same without its vowels: "smkd", "mushrms". */
export function isAlike(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || word.length < 5) return false
  if (consonantsOf(typed) === consonantsOf(word)) return true
  return typed.length > 3 && typed[1] === word[1] && isOneLetterOff(typed, word)
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (isSwapped && rest.slice(2) === otherRest.slice(2))
  )
}

function consonantsOf(word: string): string {
  return word.replace(/(?<!^)[aeiouy]/g, '').replace(/(.)\1+/g, '$1')
}
