import { RESTAURANT_SORT_KEYS, SORT_DIRECTIONS } from '@halles/domain/product.ts'

type Query = Record<string, string> & { page?: string }

/**
 * A product list that a restaurant asks for: its query, under the name that the report gives it. With `follows` by the
 * cursor that the answer to that query names.
 */
export type Question = { name: string; query: Query; follows?: Query }

// `name` is name_fr for who reads French.
const KEYS = RESTAURANT_SORT_KEYS.filter((key) => key !== 'name')
const PAGES = [1, 10, 1_000]

const SEARCHES = [
  ['one letter', 'a'],
  ['two letters', 'po'],
  ['frequent word', 'poulet'],
  ['typo', 'mozarela'],
  ['five words', 'huile olive extra vierge bouteille'],
  ['no match', 'xyloquartz'],
] as const

const FILTERS: readonly (readonly [string, Query])[] = [
  ['marks', { marks: 'free_range' }],
  ['certified marks', { marks: 'organic' }],
  ['origin', { origin: 'FR' }],
  ['keep', { keep: 'frozen' }],
  ['without', { without: 'milk' }],
  ['four together', { marks: 'free_range', origin: 'FR', keep: 'chilled', without: 'milk' }],
]

const orders = KEYS.flatMap((sort_by) =>
  SORT_DIRECTIONS.map((sort_direction) => ({ sort_by, sort_direction })),
)

/** The whole market by each key in both directions on three pages, two also by cursor, one category's first page likewise, searches and filters. */
export const QUESTIONS: readonly Question[] = [
  ...PAGES.flatMap((page) => orders.map((order) => list('all', order, page))),
  ...PAGES.filter((page) => page > 1).flatMap((page) => orders.map((order) => after(order, page))),
  ...orders.map((order) => list('fetl', order, 1)),
  ...SEARCHES.map(([name, search]) => ({
    name: `search: ${name}`,
    query: { category_name: 'all', lang: 'fr', search },
  })),
  ...FILTERS.map(([name, filter]) => ({
    name: `filter: ${name}`,
    query: { category_name: 'all', lang: 'fr', sort_by: 'name', sort_direction: 'asc', ...filter },
  })),
]

function list(category_name: string, order: (typeof orders)[number], page: number): Question {
  return {
    name: `${category_name} by ${order.sort_by} ${order.sort_direction}, page ${page}`,
    query: { category_name, lang: 'fr', page: String(page), ...order },
  }
}

function after(order: (typeof orders)[number], page: number): Question {
  const { name, query } = list('all', order, page)
  return { name: `${name} by cursor`, query, follows: list('all', order, page - 1).query }
}

/** With the cursor in its query; undefined where the page before is the last one. */
export async function queryOf(
  { query, follows }: Question,
  read: (query: Query) => Promise<{ next_cursor?: string | null }>,
): Promise<Query | undefined> {
  if (!follows) return query
  const { next_cursor: cursor } = await read(follows)
  return cursor ? { ...query, cursor } : undefined
}
