import { type RawBuilder, sql } from 'kysely'

/** The price list of a customer, as its supplier reads it: null where it has none. */
export function priceListOf(id: RawBuilder<unknown>) {
  return sql<{ public_id: string; name: string } | null>`(
    select json_build_object('public_id', price_list.public_id, 'name', price_list.name)
    from price_list where price_list.id = ${id})`.as('price_list')
}
