import type { ListingName } from '@halles/domain/product.ts'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../database/schema.generated.ts'

/** Folded words, as domain/search.ts makes them. `forgiving`: a word may also be a typo away. */
export type Search = { readonly words: readonly string[]; readonly forgiving: boolean }

/**
 * Where words are looked for: the parts of product.search_vector (A the first word of each name, B their words,
 * C the supplier's name, D the description), and of them those where typos are forgiven.
 */
type SearchedParts = { readonly exact: '' | 'ABD'; readonly typos: 'a,b,c' | 'a,b' }

export const EVERYWHERE: SearchedParts = { exact: '', typos: 'a,b,c' }
/** A supplier's own name is on all of its products: there it tells nothing. */
export const ALL_BUT_SUPPLIER: SearchedParts = { exact: 'ABD', typos: 'a,b' }

/** Of a product: whether it is for sale, in the category, and found. */
export function isListed(
  category: ListingName,
  search: Search | undefined,
  parts: SearchedParts,
): Expression<SqlBool> {
  const product = expressionBuilder<DB, 'product'>()
  return product.and([
    product('product.deleted_at', 'is', null),
    ...(category === 'all' ? [] : [product('product.category', '=', category)]),
    ...(search ? [isFound(search, parts)] : []),
  ])
}

// Every word by its beginning; without words, nothing.
function isFound({ words, forgiving }: Search, { exact, typos }: SearchedParts) {
  if (words.length === 0) return sql<SqlBool>`false`
  const inDoubt = forgiving ? words.filter(mayHaveTypo) : []
  const certain = words.filter((word) => !inDoubt.includes(word))
  const begins = (word: string) => `${word}:*${exact}`
  return sql<SqlBool>`${sql.join(
    [
      ...(certain.length > 0 ? [has(certain.map(begins).join(' & '))] : []),
      ...inDoubt.map((word) => sql`(${has(begins(word))} or ${hasAlmost(word, typos)})`),
    ],
    sql` and `,
  )}`
}

/** As typo_keys() sees it: four letters or more. */
export function mayHaveTypo(word: string): boolean {
  return /^\D{4}/u.test(word)
}

/**
 * Of a found product: how well it matches. Found in its names, in whole words, at the beginning of a name, each
 * weighs more than all that follow; then the supplier's name; last the description alone. Among products with
 * typos: how many of the words are right, or begin right.
 */
export function closeness({ words, forgiving }: Search): RawBuilder<number> {
  const all = (where: string) => points(words.map((word) => word + where).join(' & '))
  if (forgiving) {
    const beginnings = words.flatMap((word) => [word, [...word][0]])
    return sql`${sql.join(
      beginnings.map((beginning) => points(`${beginning}:*AB`)),
      sql` + `,
    )}`
  }
  const leads = points(words.map((word) => `${word}:*A`).join(' | '))
  return sql`8 * ${all(':*AB')} + 4 * ${all(':AB')} + 2 * ${leads} + ${all(':*ABC')}`
}

function has(words: string): RawBuilder<SqlBool> {
  return sql`product.search_vector @@ to_tsquery('simple', ${words})`
}

function points(words: string): RawBuilder<number> {
  return sql`(${has(words)})::integer`
}

// The left side as in the index product_typos.
function hasAlmost(word: string, parts: SearchedParts['typos']): RawBuilder<SqlBool> {
  return sql`typo_keys(ts_filter(product.search_vector, ${sql.lit(`{${parts}}`)}))
    && typo_keys(array_to_tsvector(array[${word}]))`
}
