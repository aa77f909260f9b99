import type { CategoryName, ListingName } from '@halles/domain/product.ts'
import type { ProductFilter } from '@halles/domain/product-filter.ts'
import { wordForms } from '@halles/domain/search.ts'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import { filterConditions } from './product-filter-sql.ts'
import { allOf, beginning } from './product-words-query.ts'

export type SearchedWord = {
  /** Folded (domain/search.ts). */
  readonly word: string
  /** The suppliers whose name has it: it is found on all their products. */
  readonly supplierIds: readonly number[]
  /** Where typos are forgiven: words of names that are one away. */
  readonly similar: readonly string[]
}
/** `forgiving`: a word may also be a typo away. `filter`: what is asked of products beside, or instead of, words. */
export type Search = {
  readonly words: readonly SearchedWord[]
  readonly forgiving: boolean
  readonly filter?: ProductFilter | undefined
}

/** All of them, or the one that is wanted. */
export type WantedCategory = 'all' | Operand<CategoryName | null>

/** What the text of a prepared list depends on: with `category` it has that parameter. */
export type Scope = 'all' | 'category'

export function categoryValues(category: ListingName): {
  scope: Scope
  category: CategoryName | null
} {
  return category === 'all' ? { scope: 'all', category: null } : { scope: 'category', category }
}

/** Of a product: whether it is for sale, in the category, and found. */
export function isListed(
  category: WantedCategory,
  search: Search | undefined,
): Expression<SqlBool> {
  const product = expressionBuilder<DB, 'product'>()
  return product.and([
    product('product.deleted_at', 'is', null),
    ...(category === 'all' ? [] : [product('product.category', '=', category)]),
    ...(search ? [isFound(search)] : []),
  ])
}

/** Every word is found, and the filter met; without either, nothing is. */
export function isFound(search: Search): RawBuilder<SqlBool> {
  return search.filter ? every([meetsFilter(search), hasWords(search)]) : hasWords(search)
}

/** Of a product with all its columns: whether it is what the filter asks for. */
export function meetsFilter({ filter }: Search): RawBuilder<SqlBool> {
  return filter ? every(filterConditions(filter)) : sql<SqlBool>`true`
}

/**
 * Of a product by its search vector: whether it has every word. Words that are the product's own or nowhere are one condition. Without
 * words only a filter finds anything.
 */
export function hasWords({ words, forgiving, filter }: Search): RawBuilder<SqlBool> {
  if (words.length === 0) return filter ? sql<SqlBool>`true` : sql<SqlBool>`false`
  const hasOneWay = ({ word, supplierIds }: SearchedWord) =>
    supplierIds.length === 0 && !(forgiving && mayHaveTypo(word))
  const own = words.filter(hasOneWay).map(({ word }) => beginning(word, ''))
  const others = words.filter((word) => !hasOneWay(word))
  return every([
    ...(own.length > 0 ? [has(allOf(own))] : []),
    ...others.map((word) =>
      either([
        has(beginning(word.word, '')),
        ...(forgiving && mayHaveTypo(word.word) ? [hasAlmost(word.word)] : []),
        ...isOfSupplierNamed(word),
      ]),
    ),
  ])
}

/** No word that a person means is longer; of each letter a word has a key, in every number. */
const MAX_TYPO_LETTERS = 32

/** As typo_keys() sees it: four letters or more. Of words too long to be a typo of anything, nothing similar is looked up. */
export function mayHaveTypo(word: string): boolean {
  return word.length <= MAX_TYPO_LETTERS && /^\D{4}/u.test(word)
}

/** Of a product: whether its own words meet a condition (product-words-query.ts). */
export function has(condition: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`product.search_vector @@ ${condition}::tsquery`
}

/** Of a product: whether its supplier's name has the word; no condition where there is no such supplier. */
export function isOfSupplierNamed({ supplierIds }: SearchedWord): RawBuilder<SqlBool>[] {
  if (supplierIds.length === 0) return []
  return [sql<SqlBool>`product.supplier_id = any(${supplierIds}::integer[])`]
}

export function every(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export function either(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Of a product: whether a word of its names is a typo away, in either number. The left side as in product_typos. */
function hasAlmost(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`typo_keys(ts_filter(product.search_vector, '{a,b,c}')) && ${keysOf(word)}`
}

/**
 * What a word has in common with words that are a typo away from it, in either number. A subquery: knowing all keys of long
 * words, PostgreSQL would expect to find most products, and compute the keys of each in place of reading the index.
 */
function keysOf(word: string): RawBuilder<string[]> {
  return sql<string[]>`(select typo_keys(array_to_tsvector(${wordForms(word)}::text[])))`
}
