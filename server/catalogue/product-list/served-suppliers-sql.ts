import { type QueryCreator, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isForEveryone } from '../../customers/audience-sql.ts'
import { sellsTo } from '../../customers/sells-to-sql.ts'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { ownLists } from '../../prices/asked-price-sql.ts'
import { beginning } from './product-words-query.ts'

/** Where a list has the products of one supplier: its public id. */
export type OfSupplier = Operand<string | null> | undefined

/** The active suppliers that serve the restaurant's city and sell to it, or the one of them: the `supplier_city` of each, to select from. */
function servedCities(
  db: Pick<QueryCreator<DB>, 'selectFrom'>,
  restaurantId: Operand<RestaurantId>,
  supplier?: OfSupplier,
) {
  return (
    db
      .selectFrom('restaurant')
      .innerJoin('supplier_city', 'supplier_city.city_id', 'restaurant.city_id')
      .where('restaurant.account_id', '=', restaurantId)
      // The few that are not active, as in the index account_inactive: all others need not be looked up.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('account')
              .whereRef('account.id', '=', 'supplier_city.supplier_id')
              .where('account.status', '<>', sql.lit('active')),
          ),
        ),
      )
      .where(sellsTo(sql.ref('supplier_city.supplier_id'), restaurantId))
      .$if(supplier !== undefined, (cities) =>
        cities.where(({ eb, selectFrom }) =>
          eb(
            'supplier_city.supplier_id',
            '=',
            selectFrom('account')
              .select('account.id')
              .where('account.public_id', '=', supplier ?? null),
          ),
        ),
      )
  )
}

/**
 * The same as the common table expression `served`, with whether the restaurant has an account with each that is open; and
 * its price lists as `own_list` (asked-price-sql.ts).
 */
export function withServedSuppliers(
  reader: Reader,
  restaurantId: Operand<RestaurantId>,
  supplier?: OfSupplier,
) {
  // Not a constant to the planner: it would plan anew for each restaurant that has fewer than most.
  const restaurant = sql<RestaurantId>`(select ${restaurantId}::integer)`
  return reader
    .with(
      (cte) => cte('own_list').materialized(),
      (db) => db.selectFrom(ownLists(restaurant).as('own')).selectAll(),
    )
    .with(
      (cte) => cte('served').materialized(),
      (db) =>
        servedCities(db, restaurantId, supplier).select([
          'supplier_city.supplier_id as id',
          // Hashed: most suppliers of a city are none of these.
          sql<boolean>`supplier_city.supplier_id in (
          select customer.supplier_id from customer
          where customer.restaurant_id = ${restaurantId} and customer.status = 'open')`.as(
            'is_customer',
          ),
        ]),
    )
}

/** Whether a supplier is one of `served`. `is true`, because PostgreSQL would turn the condition alone into a join. */
export function isOfServed(supplierId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(${supplierId} in (select id from served)) is true`
}

/** Whether one of `served` sells a product to the restaurant, by the name that the product has in the statement. */
export function isSold(product: 'product' | 'listed' | 'offer'): RawBuilder<SqlBool> {
  return sql`(${isOfServed(sql.ref(`${product}.supplier_id`))} and ${isForBuyer(product)})`
}

/** Of a product of one of `served`: whether it is for everyone, or for customers of whom the restaurant is one. */
export function isForBuyer(product: 'product' | 'listed' | 'offer'): RawBuilder<SqlBool> {
  // guard: customers: lists and searches show products for customers to those alone [audience]
  //   instead: return sql`true`
  return sql`(${isForEveryone(product)} or ${isOfOwnSupplier(sql.ref(`${product}.supplier_id`))})`
}

/** Whether a supplier is one of `served` with which the restaurant has an open account. */
export function isOfOwnSupplier(supplierId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(${supplierId} in (select id from served where is_customer)) is true`
}

/**
 * Of words, folded: which served suppliers have each in their name, by its beginning or, `forgiving`, a typo away. A word
 * that is in no name is missing. Names are looked up by the indexes supplier_words and supplier_typos, one word at a time,
 * and only those found are matched with the restaurant's city.
 */
export async function findSuppliersNamed(
  reader: Reader,
  restaurantId: RestaurantId,
  { words, forgiving }: { words: readonly string[]; forgiving: boolean },
): Promise<ReadonlyMap<string, number[]>> {
  const conditions = words.map((word) => beginning(word, ''))
  const almost = sql`
    union select account_id from supplier
    where typo_keys(name_words) && typo_keys(array_to_tsvector(array[wanted.word]))`
  const rows = await servedCities(reader, restaurantId)
    .innerJoin(
      // Not planned as one with what follows, which would compare every served supplier with every word.
      sql<{ word: string; supplier_id: number }>`(
        select wanted.word, found.account_id as supplier_id
        from unnest(${words}::text[], ${conditions}::tsquery[]) as wanted (word, condition),
          lateral (
            select account_id from supplier where name_words @@ wanted.condition
            ${forgiving ? almost : sql``}) found
        offset 0)`.as('named'),
      'named.supplier_id',
      'supplier_city.supplier_id',
    )
    .select('named.word')
    .select(sql<number[]>`array_agg(supplier_city.supplier_id)`.as('ids'))
    .groupBy('named.word')
    .execute()
  return new Map(rows.map(({ word, ids }) => [word, ids]))
}
