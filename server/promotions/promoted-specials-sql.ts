import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { IS_AVAILABLE } from '../catalogue/products/availability-sql.ts'
import { isForRestaurant } from '../customers/audience-sql.ts'
import { sellsTo } from '../customers/sells-to-sql.ts'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Operand } from '../database/prepared.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import type { LockedPrices } from '../price-lists/price-lists-sql.ts'
import { restaurantsThatTake } from './promotion-consent-sql.ts'

/** Whether a `special` of a joined `product` can be announced: it has not ended, still asks less, and of something that can be ordered on its days. */
export const CAN_BE_NAMED: RawBuilder<SqlBool> = sql<SqlBool>`(upper(special.days) > ${MONTREAL_TODAY}
  and special.price_cents < product.price_cents and product.deleted_at is null
  and (${IS_AVAILABLE} or coalesce(product.available_from < upper(special.days), false)))`

/** Whether a restaurant may see a joined `product`: its supplier sells to it, and for customers alone it is one. */
export function mayBeShown(restaurantId: Operand<RestaurantId>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sellsTo(sql`product.supplier_id`, restaurantId)} and ${isForRestaurant('product', restaurantId)})`
}

/** Of the supplier's specials with these public ids those that can be named, as ids inside; the supplier is locked, so they stay. */
export async function findSpecialsToName(
  tx: Transaction,
  supplier: LockedPrices,
  publicIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('special')
    .innerJoin('product', 'product.id', 'special.product_id')
    .select(['special.id', 'special.public_id'])
    // guard: promotions: own specials alone [promoted-specials]
    .where('special.supplier_id', '=', supplier)
    .where('special.public_id', 'in', publicIds)
    // guard: promotions: no special that has ended [promoted-specials]
    .where(CAN_BE_NAMED)
    .execute()
  return new Map(rows.map(({ id, public_id }) => [public_id, id]))
}

/** Whether the restaurant of a joined `account` may see the product of one of these specials. */
export function isShownOneOf(specialIds: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from special join product on product.id = special.product_id
    where special.id = any(${specialIds}::integer[]) and ${mayBeShown(ACCOUNT)})`
}

const ACCOUNT = sql<RestaurantId>`account.id`

/** Keeps which specials a promotion named, as they are now, in that order. */
export async function insertNamedSpecials(
  tx: Transaction,
  promotionId: number,
  specialIds: readonly number[],
): Promise<void> {
  await sql`
    insert into promotion_special
      (promotion_id, place, special_id, product_id, name_fr, name_en, list_price_cents, price_cents, from_cases, days)
    select ${promotionId}, named.place, special.id, product.id, name_fr, name_en, product.price_cents,
      special.price_cents, from_cases, days
    from unnest(${specialIds}::integer[]) with ordinality named (id, place)
    join special on special.id = named.id join product on product.id = special.product_id`.execute(
    tx,
  )
}

type Nameable = Output<Endpoints['promotionList']>['specials'][number]

/** The specials that a supplier's promotion can name now, the first to begin first; to how many restaurants each would go. */
export function listSpecialsToName(reader: Reader, supplierId: SupplierId): Promise<Nameable[]> {
  return (
    reader
      .with('reached', () =>
        restaurantsThatTake(reader, supplierId)
          .where(sellsTo(sql`supplier.id`, ACCOUNT))
          .select([
            sql<number>`count(*)::integer`.as('everyone'),
            sql<number>`count(*) filter (where ${IS_CUSTOMER})::integer`.as('customers'),
          ]),
      )
      .selectFrom('special')
      .innerJoin('product', 'product.id', 'special.product_id')
      .innerJoin('reached', (join) => join.onTrue())
      .select([
        'special.public_id',
        sql<
          Nameable['product']
        >`json_build_object('public_id', product.public_id, 'name_fr', name_fr,
        'name_en', name_en, 'list_price', product.price_cents)`.as('product'),
        'special.price_cents as price',
        'special.from_cases',
        sql<string>`lower(special.days)`.as('from_day'),
        sql<string>`upper(special.days) - 1`.as('until_day'),
        sql<number>`case when audience is null then everyone else customers end`.as('recipients'),
      ])
      // guard: promotions: own specials alone are offered [promoted-specials]
      .where('special.supplier_id', '=', supplierId)
      .where(CAN_BE_NAMED)
      .orderBy(sql`lower(special.days)`)
      .orderBy('special.id')
      .limit(MOST_LISTED)
      .execute()
  )
}

/** Whether the restaurant of a joined `account` has an open one with the joined `supplier`. */
const IS_CUSTOMER = sql<boolean>`exists (
  select from customer where customer.supplier_id = supplier.id and customer.restaurant_id = account.id
    and customer.status = 'open')`
const MOST_LISTED = 500
