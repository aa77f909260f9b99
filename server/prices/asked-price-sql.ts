import type { OfferTerms, PriceSource } from '@halles/domain/offer.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Operand } from '../database/prepared.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

type Asked = { price_cents: number; terms: OfferTerms | null }

/**
 * Of a product that is read beside it under a name: what a restaurant is asked for one case today, in cents, as `offeredPrice`
 * (domain/offer.ts) decides; and the terms beyond what everyone is asked for any number of cases, null where there are none.
 */
export function askedOf(
  restaurantId: Operand<RestaurantId>,
  name: 'product' | 'offer' = 'product',
): RawBuilder<Asked> {
  const product = sql.raw(name)
  // guard: prices: those of a restaurant's own price list [asked-price-sql]
  //   code: and own.restaurant_id = ${restaurantId}
  // guard: prices: those of an account that is open [asked-price-sql]
  //   code: and own.status = 'open'
  // guard: prices: those of today's price list [asked-price-sql]
  //   code: and line.days @> ${MONTREAL_TODAY}
  // guard: prices: specials of today [asked-price-sql]
  //   code: and special.days @> ${MONTREAL_TODAY}
  return sql<Asked>`(
    select price.price_cents,
      case when price.source <> 'list' or line.steps is not null or special.steps is not null then
        jsonb_build_object('source', price.source, 'listCents', ${product}.price_cents,
          'steps', coalesce(line.steps, '[]') || coalesce(special.steps, '[]'), 'until', special.until) end as terms
    from (select) one
    left join (customer own join price_list on price_list.id = own.price_list_id)
      on own.supplier_id = ${product}.supplier_id and own.restaurant_id = ${restaurantId} and own.status = 'open'
    left join lateral (
      select min(line.price_cents) filter (where line.from_cases = 1) as price_cents, ${steps('volume', 'line')} as steps
      from price_list_line line
      where line.product_id = ${product}.id and line.price_list_id = price_list.id and line.days @> ${MONTREAL_TODAY}
    ) line on true
    left join lateral (
      select min(special.price_cents) filter (where special.from_cases = 1) as price_cents,
        ${steps('special', 'special')} as steps, max(upper(special.days) - 1) as until
      from special
      where special.product_id = ${product}.id and special.days @> ${MONTREAL_TODAY}
    ) special on true
    cross join lateral (
      select price_cents, source from (values
        (1, 'list', ${product}.price_cents),
        (2, 'agreed', coalesce(line.price_cents, price_less(${product}.price_cents, price_list.adjust_bp))),
        (3, 'special', special.price_cents)
      ) candidate (place, source, price_cents)
      where price_cents is not null order by price_cents, place limit 1
    ) price)`
}

function steps(source: PriceSource, table: string) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`jsonb_agg(jsonb_build_object('fromCases', ${of('from_cases')}, 'priceCents', ${of('price_cents')},
    'source', ${sql.lit(source)}) order by ${of('from_cases')}) filter (where ${of('from_cases')} > 1)`
}
