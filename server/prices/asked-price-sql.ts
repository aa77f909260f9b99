import type { OfferTerms, PriceSource } from '@halles/domain/offer.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Operand } from '../database/prepared.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

type Asked = { price_cents: number; terms: OfferTerms | null }

/** A restaurant's price list of a supplier. */
export type OwnList = { supplier_id: number; price_list_id: number; adjust_bp: number }

/** Those of a restaurant, of its accounts that are open. */
export function ownLists(restaurantId: Operand<RestaurantId>): RawBuilder<OwnList> {
  // guard: prices: those of a restaurant's own price list [asked-price-sql]
  //   code: and customer.restaurant_id = ${restaurantId}
  // guard: prices: those of an account that is open [asked-price-sql]
  //   code: and customer.status = 'open'
  return sql<OwnList>`(
    select customer.supplier_id, price_list.id as price_list_id, price_list.adjust_bp
    from customer join price_list on price_list.id = customer.price_list_id
    where true and customer.restaurant_id = ${restaurantId} and customer.status = 'open')`
}

/**
 * Of a product that is read beside it under a name: what a restaurant is asked for one case today, in cents, as `offeredPrice`
 * (domain/offer.ts) decides; and the terms beyond what everyone is asked for any number of cases, null where there are none.
 * `lists`: its price lists, where a statement has them as a common table expression.
 */
export function askedOf(
  restaurantId: Operand<RestaurantId>,
  name: 'product' | 'offer' = 'product',
  lists: RawBuilder<OwnList> = ownLists(restaurantId),
): RawBuilder<Asked> {
  const product = sql.raw(name)
  // guard: prices: those of today's price list [asked-price-sql]
  //   code: and (line.days @> ${MONTREAL_TODAY}) is true
  // guard: prices: specials of today [asked-price-sql]
  //   code: and (special.days @> ${MONTREAL_TODAY}) is true
  // `is true`: looked up by their products, not in the indexes by days, which take ten times as long.
  return sql<Asked>`(
    select price.price_cents,
      case when price.source <> 'list' or line.steps is not null or special.steps is not null then
        jsonb_build_object('source', price.source, 'listCents', ${product}.price_cents,
          'steps', coalesce(line.steps, '[]') || coalesce(special.steps, '[]'), 'until', special.until) end as terms
    from (select) one
    left join ${lists} own on own.supplier_id = ${product}.supplier_id
    left join lateral (
      select min(line.price_cents) filter (where line.from_cases = 1) as price_cents, ${steps('volume', 'line')} as steps
      from price_list_line line
      where line.product_id = ${product}.id and line.price_list_id = own.price_list_id
        and (line.days @> ${MONTREAL_TODAY}) is true
    ) line on true
    left join lateral (
      select min(special.price_cents) filter (where special.from_cases = 1) as price_cents,
        ${steps('special', 'special')} as steps, max(upper(special.days) - 1) as until
      from special
      where special.product_id = ${product}.id and (special.days @> ${MONTREAL_TODAY}) is true
    ) special on true
    cross join lateral (
      select coalesce(line.price_cents, price_less(${product}.price_cents, own.adjust_bp)) as price_cents
    ) agreed
    cross join lateral (select least(${product}.price_cents, agreed.price_cents, special.price_cents) as price_cents) least_of
    cross join lateral (
      select least_of.price_cents, case least_of.price_cents
        when ${product}.price_cents then 'list' when agreed.price_cents then 'agreed' else 'special' end as source
    ) price)`
}

function steps(source: PriceSource, table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`jsonb_agg(jsonb_build_object('fromCases', ${of('from_cases')}, 'priceCents', ${of('price_cents')},
    'source', ${sql.lit(source)}) order by ${of('from_cases')}) filter (where ${of('from_cases')} > 1)`
}
