import { publicId } from '@halles/contract/schemas/text.ts'
import { LISTING_NAMES, SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { z } from 'zod'
import { keyGroup, type Position } from './indexed-sort-sql.ts'
import type { ListedProducts, OrderedList } from './wanted-list.ts'

const VERSION = 1
/** PostgreSQL's integer. */
const MOST = 2 ** 31 - 1

const ofAny = {
  v: z.literal(VERSION),
  category: z.enum(LISTING_NAMES),
  supplier: publicId.optional(),
  direction: z.enum(SORT_DIRECTIONS),
  id: publicId,
}
const CURSOR = z.discriminatedUnion('key', [
  z.strictObject({
    ...ofAny,
    key: z.enum(['name_fr', 'name_en', 'supplier']),
    // What PostgreSQL takes as text.
    value: z.string().refine((text) => text.isWellFormed() && !text.includes('\0')),
  }),
  z.strictObject({
    ...ofAny,
    key: z.enum(['price', 'quantity_per_case']),
    value: z.int().min(0).max(MOST),
  }),
  z.strictObject({
    ...ofAny,
    key: z.literal('price_per_unit'),
    value: z.int().min(0),
    per_kg: z.boolean(),
  }),
])
type Cursor = z.infer<typeof CURSOR>

/** The cursor of the page that follows a row: what the list is sorted by, and the row's values of it. */
export function cursorAfter(list: OrderedList, row: ListedProducts['results'][number]): string {
  const cursor: Cursor = { v: VERSION, ...list, ...valuesOf(list.key, row), id: row.public_id }
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** The row that a cursor names; undefined for one that is damaged or another list's. */
export function positionOf(text: string, list: OrderedList): Position | undefined {
  const { data: cursor } = CURSOR.safeParse(jsonIn(text))
  if (cursor?.category !== list.category || cursor.supplier !== list.supplier) return undefined
  if (cursor.key !== list.key || cursor.direction !== list.direction) return undefined
  const group = cursor.key === 'price_per_unit' ? keyGroup(list.direction, cursor.per_kg) : null
  return { group, key: cursor.value, publicId: cursor.id }
}

type Values =
  | { key: 'name_fr' | 'name_en' | 'supplier'; value: string }
  | { key: 'price' | 'quantity_per_case'; value: number }
  | { key: 'price_per_unit'; value: number; per_kg: boolean }

function valuesOf(key: OrderedList['key'], row: ListedProducts['results'][number]): Values {
  switch (key) {
    case 'name_fr':
    case 'name_en':
      return { key, value: row[key] }
    case 'supplier':
      return { key, value: row.supplier.name }
    case 'price':
    case 'quantity_per_case':
      return { key, value: row[key] }
    case 'price_per_unit': {
      const { price_per_kg, price_per_unit } = row
      return { key, value: price_per_kg ?? price_per_unit, per_kg: price_per_kg !== null }
    }
  }
}

function jsonIn(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    return undefined
  }
}
