import { type RawBuilder, type SqlBool, sql } from 'kysely'

const OWNERS = { restaurant_order: 'restaurant_id', supplier_order: 'supplier_id' } as const

/**
 * Whether an order stands after the one whose public id is `before`, the newest first; without one, every order does. After an
 * order that its owner does not have, none does.
 */
export function isAfter(
  table: keyof typeof OWNERS,
  ownerId: number,
  before: string | undefined,
): RawBuilder<SqlBool> {
  if (before === undefined) return sql<SqlBool>`true`
  const [placedAt, id] = [sql.ref(`${table}.placed_at`), sql.ref(`${table}.id`)]
  // guard: pages of orders: the order before is the reader's own [restaurant-order-list.get]
  //   code: ${sql.ref(`last.${OWNERS[table]}`)} = ${ownerId} and
  // guard: pages of orders: of two placed at once the older id comes later [restaurant-order-list.get]
  //   code: (${placedAt}, ${id}) < ( … select last.placed_at, last.id
  //   instead: ${placedAt} < ( select last.placed_at
  return sql<SqlBool>`(${placedAt}, ${id}) < (
    select last.placed_at, last.id from ${sql.table(table)} as last
    where ${sql.ref(`last.${OWNERS[table]}`)} = ${ownerId} and last.public_id = ${before})`
}
