import { isNeeded } from '@halles/domain/order-text/fit.ts'
import { alternativesOf } from '@halles/domain/order-text/senses.ts'
import { formsOf } from '@halles/domain/order-text/stems.ts'
import { namesOf } from '@halles/domain/order-text/terms.ts'
import { cutWord, MAX_SEARCH_WORDS } from '@halles/domain/search.ts'
import { allOf, anyOf, NAMES } from './product-words-query.ts'

/** Of more terms, each is looked up alone. */
const MOST_COMBINED = 5

/** What products have: all of the terms, or all but one, or one of them. */
export type Share = 'all' | 'some'

/** Conditions on the names of products (product-words-query.ts), the strictest first; none where nothing can be looked up. */
export function conditionsOn(terms: readonly string[], share: Share): string[] {
  const conditions = conditionsOf(terms)
  if (share === 'all') return conditions.length === 0 ? [] : [allOf(conditions)]
  if (conditions.length < 3) return conditions.length < 2 ? [] : conditions
  if (conditions.length > MOST_COMBINED) return conditions.slice(0, MOST_COMBINED)
  const allButOne = conditions.map((_, left) => allOf(conditions.filter((_, at) => at !== left)))
  return [anyOf(allButOne), ...conditions]
}

function conditionsOf(terms: readonly string[]): string[] {
  const needed = terms.filter(isNeeded)
  const looked = needed.length > 0 ? needed : terms
  return looked.slice(0, MAX_SEARCH_WORDS).flatMap((term) => conditionOf(term) ?? [])
}

/** Of the terms that have names; there are some hundreds. */
const CONDITIONS = new Map<string, string | undefined>()

function conditionOf(term: string): string | undefined {
  if (!term.startsWith('=')) return findCondition(term)
  if (!CONDITIONS.has(term)) CONDITIONS.set(term, findCondition(term))
  return CONDITIONS.get(term)
}

function findCondition(term: string): string | undefined {
  const names = alternativesOf(term)
    .flatMap(namesOf)
    .map((stems) => stems.flatMap((stem) => stem.match(/\p{L}+|\p{N}+/gu) ?? []))
    .filter((words) => words.length > 0)
  const told = names.filter((words) => !names.some((other) => isShorter(other, words)))
  if (told.length === 0) return undefined
  return anyOf([...new Set(told.map((words) => allOf(words.map(inAnyForm))))])
}

/** Whether it is found wherever the other is: "egg" with "chicken egg". */
function isShorter(words: readonly string[], other: readonly string[]): boolean {
  return words.length < other.length && words.every((word) => other.includes(word))
}

function inAnyForm(word: string): string {
  return anyOf(formsOf(word).map((form) => `${cutWord(form)}:${NAMES}`))
}
