import { type Language, otherLanguage } from '@halles/contract/language.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  either,
  every,
  has,
  isOfSupplierNamed,
  type Search,
  type SearchedWord,
} from './product-search-sql.ts'
import {
  allOf,
  anyOf,
  beginning,
  NAMES,
  NOUN,
  type Noun,
  phrase,
  wholeWord,
} from './product-words-query.ts'

/** What each is worth: more than all that follow it together. */
const POINTS = {
  everyWordInNames: 128,
  everyWordInNamesOrSupplier: 64,
  isNoun: 32,
  isNounInOtherLanguage: 16,
  everyWordWhole: 8,
  wordsInARow: 4,
  beginsNoun: 2,
}

/**
 * Of a found product: how well it matches, for a reader of that language. Names before the supplier's name, that before
 * the description. Then names that are about a word ("oignon": "Oignons jaunes" before "Pakoras à l'oignon"), names that
 * have the words whole ("lait": "Chocolat au lait" before "Laitue"), in a row, and names about what a word begins.
 */
export function relevance(
  { words: searched, forgiving }: Search,
  language: Language,
): RawBuilder<number> {
  const words = searched.map(({ word }) => word)
  if (words.length === 0) return sql`0`
  if (forgiving) return relevanceWithTypos(searched, language)
  const isNoun = (noun: Noun) => has(anyOf(words.map((word) => wholeWord(word, noun))))
  return sum([
    [POINTS.everyWordInNames, has(allOf(words.map((word) => beginning(word, NAMES))))],
    [POINTS.everyWordInNamesOrSupplier, every(searched.map(isInNamesOrSupplier))],
    [POINTS.isNoun, isNoun(NOUN[language])],
    [POINTS.isNounInOtherLanguage, isNoun(NOUN[otherLanguage(language)])],
    [POINTS.everyWordWhole, has(allOf(words.map((word) => wholeWord(word, NAMES))))],
    ...(words.length > 1 ? [[POINTS.wordsInARow, has(phrase(words, NAMES))] as const] : []),
    [POINTS.beginsNoun, has(anyOf(words.map((word) => beginning(word, NOUN[language]))))],
  ])
}

function isInNamesOrSupplier(word: SearchedWord): RawBuilder<SqlBool> {
  return either([has(beginning(word.word, NAMES)), ...isOfSupplierNamed(word)])
}

/** The same where no product has the words as they were typed: how many of them are right all the same, or begin right. */
const POINTS_WITH_TYPOS = { rightInNames: 8, beginsRight: 4, isNoun: 2, isNounInOtherLanguage: 1 }

function relevanceWithTypos(words: readonly SearchedWord[], language: Language) {
  return sum(
    words.flatMap(({ word, similar }) => [
      [POINTS_WITH_TYPOS.rightInNames, has(beginning(word, NAMES))],
      [POINTS_WITH_TYPOS.beginsRight, has(`${[...word][0]}:*${NAMES}`)],
      ...similarNouns(similar, language),
    ]),
  )
}

function similarNouns(similar: readonly string[], language: Language) {
  if (similar.length === 0) return []
  const isNoun = (noun: Noun) => has(anyOf(similar.map((word) => wholeWord(word, noun))))
  return [
    [POINTS_WITH_TYPOS.isNoun, isNoun(NOUN[language])],
    [POINTS_WITH_TYPOS.isNounInOtherLanguage, isNoun(NOUN[otherLanguage(language)])],
  ] as const
}

function sum(terms: readonly (readonly [points: number, condition: RawBuilder<SqlBool>])[]) {
  return sql<number>`${sql.join(
    terms.map(([points, condition]) => sql`${sql.lit(points)} * (${condition})::integer`),
    sql` + `,
  )}`
}
