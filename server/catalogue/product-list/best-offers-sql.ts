import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { askedOf, type OwnList, ownLists } from '../../prices/asked-price-sql.ts'
import { isAvailable } from '../products/availability-sql.ts'

/** So many others are compared with a product: the best ones. */
export const MOST_OTHER_OFFERS = 20

export type ComparedOffer = { id: number; price: string }

/**
 * What a restaurant can order of the products that are the same as `same`, that included, best price for the same amount first: as
 * many as are compared, by what it is asked for one case. The same are those whose names say the same, and those of the same GTIN and family of measures,
 * whatever their names. `price`: cents for a base amount, exact. Read from the indexes product_offers and product_gtin.
 * `isSold`: whether the product `offer` is sold to the restaurant; `lists`: its price lists, as `askedOf` takes them.
 */
export function bestOffers(
  same: 'product' | 'wanted',
  restaurantId: Operand<RestaurantId>,
  isSold: RawBuilder<SqlBool>,
  lists: RawBuilder<OwnList> = ownLists(restaurantId),
): RawBuilder<ComparedOffer> {
  const of = (column: string) => sql.ref(`${same}.${column}`)
  const isNamedSo = sql`offer.same_name_key = ${of('same_name_key')} and offer.category = ${of('category')}`
  // The conditions of the index, and what the names do not find.
  const hasGtin = sql`offer.gtin = ${of('gtin')} and offer.gtin <> '' and offer.gtin !~ '^00?2'
    and offer.price_per_amount is not null and unit_family(offer.unit) = unit_family(${of('unit')})
    and (${isNamedSo}) is not true`
  const isOffered = (isSame: RawBuilder<unknown>) => sql`${isSame} and offer.deleted_at is null
    and ${isAvailable('offer')} and ${isSold}`
  // Evaluated once a statement: where there is none, nothing is looked for.
  const listed = sql`array(select supplier_id from ${lists} own)`
  const hasSpecials = sql`(select exists (select from special where days @> ${MONTREAL_TODAY}))`
  const isSpecial = sql`exists (
    select from special where special.product_id = offer.id and special.days @> ${MONTREAL_TODAY})`
  const ofEveryone = (isSame: RawBuilder<unknown>) => sql`
    select offer.id, offer.price_per_amount as price
    from product offer
    where ${isOffered(isSame)} and offer.supplier_id <> all(${listed}) and not ${isSpecial}
    order by offer.price_per_amount, offer.id
    limit ${sql.lit(1 + MOST_OTHER_OFFERS)}`
  // Found by what is the same before anything is asked of its price.
  const own = (isSame: RawBuilder<unknown>) => sql`
    select offer.id, case when asked.price_cents = offer.price_cents then offer.price_per_amount
      else price_per_amount(asked.price_cents, offer.quantity_hundredths, offer.unit) end as price
    from (
      select offer.id, offer.supplier_id, offer.price_cents, offer.price_per_amount, offer.quantity_hundredths, offer.unit
      from product offer where ${isOffered(isSame)} offset 0
    ) offer, lateral ${askedOf(restaurantId, 'offer', lists)} asked
    where (cardinality(${listed}) > 0 or ${hasSpecials})
      and (offer.supplier_id = any(${listed}) or ${isSpecial})`
  const parts = [isNamedSo, hasGtin].flatMap((isSame) => [ofEveryone(isSame), own(isSame)])
  return sql<ComparedOffer>`
    select id, price from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )}) offer
    order by price, id
    limit ${sql.lit(1 + MOST_OTHER_OFFERS)}`
}

/** Of these offers: whether a price is the least, and another is higher. */
export function isCheapest(price: RawBuilder<unknown>) {
  return sql<boolean>`coalesce(min(best.price) = ${price} and max(best.price) > ${price}, false)`
}

/**
 * Of these offers: the least that one other than product `id` asks for a kilogram, a litre or a piece, whichever `unit` is
 * measured by, in ten-thousandths of a dollar rounded half up as in domain/unit-price.ts; null where there is no other.
 */
export function leastOther(id: RawBuilder<unknown>, unit: RawBuilder<unknown>) {
  return sql<
    number | null
  >`round(min(best.price) filter (where best.id <> ${id}) * 10000 * unit_amount(
    case unit_family(${unit}) when 'weight' then 'kg' when 'volume' then 'l' else 'unit' end))::bigint`
}
