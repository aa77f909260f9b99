import type { Language } from '@halles/contract/language.ts'
import { LANGUAGES } from '@halles/contract/language.ts'
import { wordForms } from '@halles/domain/search.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { inScanOrder, scansOf } from './indexed-sort-sql.ts'
import {
  RANKED_COLUMNS,
  type RankedProduct,
  SEARCHED_COLUMNS,
  selected,
} from './product-columns-sql.ts'
import {
  either,
  every,
  has,
  isListed,
  isOfSupplierNamed,
  meetsFilter,
  type Search,
  type SearchedWord,
} from './product-search-sql.ts'
import { allOf, anyOf, beginning, NAMES, wholeWord } from './product-words-query.ts'
import { isSold } from './served-suppliers-sql.ts'
import type { Searched } from './wanted-list.ts'

/** As in the indexes product_by_noun_fr and product_by_noun_en. */
const NOUNS = {
  fr: {
    noun: sql`(tsvector_to_array(ts_filter(product.search_vector, '{a}')))[1] collate "C"`,
    name: sql`product.name_fr collate "fr-x-icu"`,
  },
  en: {
    noun: sql`(tsvector_to_array(ts_filter(product.search_vector, '{c}')))[1] collate "C"`,
    name: sql`product.name_en collate "en-x-icu"`,
  },
}

/** Follows every other letter in the collation "C". */
const LAST_LETTER = '\u{10FFFF}'

/** Of these, what `ScannedProduct` does not have. */
const BESIDE_SCANNED = RANKED_COLUMNS.filter(
  (column) => !['product.id', 'product.public_id', 'product.supplier_id'].includes(column),
)

/**
 * The products from which the first pages of a search are ranked that finds too many to rank them all: by each criterion of
 * relevance-sql.ts that an index can be read by, the first in the order of names. Each once, as it was read there: to look
 * one up again takes four blocks.
 */
export function candidates(searched: Searched): RawBuilder<RankedProduct> {
  const { search, limits } = searched
  const scans = LANGUAGES.flatMap((lang) =>
    conditionsOnNoun(search, NOUNS[lang].noun).map((is) => ({ lang, is })),
  )
  const limit = Math.ceil(limits.nouns / scans.length)
  const byNoun = scans.map(({ lang, is }) => aboutNoun(searched, lang, is, limit))
  const inNames = every(search.words.map((word) => has(inNamesOf(word))))
  const byName = [inNames, ...(hasSuppliers(search) ? [inNamesOrSupplier(search)] : [])]
  const found = [...byNoun, wholeInNames(searched), ...byName.map((is) => withNames(searched, is))]
  return sql`(
    select distinct on (candidate.id) * from (${sql.join(found, sql` union all `)}) candidate
    ${search.filter ? sql`where (select ${meetsFilter(search)} from product where product.id = candidate.id)` : sql``}
    order by candidate.id)`
}

/** That a noun is one of the words, in either number or almost; then for each word that a noun begins so. */
function conditionsOnNoun({ words }: Search, noun: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  const whole = new Set(words.flatMap(({ word, similar }) => [...wordForms(word), ...similar]))
  return [
    sql`${noun} = any(${[...whole]}::text[])`,
    ...words.map(
      ({ word }) => sql<SqlBool>`${noun} > ${word} and ${noun} < ${`${word}${LAST_LETTER}`}`,
    ),
  ]
}

function aboutNoun(
  { category, search, limits }: Searched,
  lang: Language,
  isNoun: RawBuilder<SqlBool>,
  limit: number,
) {
  const { noun, name } = NOUNS[lang]
  return sql`(
    select ${selected(RANKED_COLUMNS)}
    from (
      select ${selected(SEARCHED_COLUMNS)}, ${noun} as noun, ${name} as name
      from product
      where product.deleted_at is null and ${isNoun}
      order by noun, name, product.public_id
      limit ${sql.lit(limit)}
    ) product
    where ${isListed(category, undefined)} and ${IS_AVAILABLE} and ${inNamesOrSupplier(search)}
      and ${isSold('product')}
    order by product.noun, product.name, product.public_id
    limit ${sql.lit(limits.candidates)})`
}

/**
 * As they are stored, because the first by another order would all have to be read. The same at each call: no session
 * begins to read a table where another one is (connect.ts).
 */
function wholeInNames({ category, search, limits }: Searched) {
  const isWhole = has(allOf(search.words.map(({ word }) => wholeWord(word, NAMES))))
  return sql`(
    select ${selected(RANKED_COLUMNS)} from product
    where ${isListed(category, undefined)} and ${IS_AVAILABLE} and ${isWhole}
      and ${isSold('product')}
    limit ${sql.lit(limits.whole)})`
}

function withNames({ category, lang, limits }: Searched, isFound: RawBuilder<SqlBool>) {
  const key = `name_${lang}` as const
  return sql`(
    select ${selected(RANKED_COLUMNS)}
    from (
      select * from (${scansOf(category, { key, direction: 'asc' }, limits.names, { columns: selected(BESIDE_SCANNED) })}) listed
      order by ${inScanOrder(key, 'asc')} limit ${sql.lit(limits.names)}
    ) product
    where ${isSold('product')} and ${isFound}
    order by product.key, product.public_id
    limit ${sql.lit(limits.candidates)})`
}

/** Of a row of `listed`: what its product meets. A subquery and not a join, which would not preserve the order. */
export function ofListed(condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql`(select ${condition} from product where product.id = listed.id)`
}

function hasSuppliers({ words }: Search): boolean {
  return words.some(({ supplierIds }) => supplierIds.length > 0)
}

function inNamesOrSupplier({ words }: Search) {
  return every(words.map((word) => either([has(inNamesOf(word)), ...isOfSupplierNamed(word)])))
}

function inNamesOf({ word, similar }: SearchedWord): string {
  return anyOf([beginning(word, NAMES), ...similar.map((one) => wholeWord(one, NAMES))])
}
