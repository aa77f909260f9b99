import { type QueryCreator, sql } from 'kysely'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { beginning } from './product-words-query.ts'

/** The active suppliers that serve the restaurant's city: the `supplier_city` of each, to select from. */
function servedCities(
  db: Pick<QueryCreator<DB>, 'selectFrom'>,
  restaurantId: Operand<RestaurantId>,
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
  )
}

/** The same as the common table expression `served`. */
export function withServedSuppliers(reader: Reader, restaurantId: Operand<RestaurantId>) {
  return reader.with(
    (cte) => cte('served').materialized(),
    (db) => servedCities(db, restaurantId).select('supplier_city.supplier_id as id'),
  )
}

/**
 * Of words, folded: which served suppliers have each in their name, by its beginning or, `forgiving`, a typo away. A word
 * that is in no name is missing. The left side of typos as in the index supplier_typos.
 */
export async function findSuppliersNamed(
  reader: Reader,
  restaurantId: RestaurantId,
  { words, forgiving }: { words: readonly string[]; forgiving: boolean },
): Promise<ReadonlyMap<string, number[]>> {
  const conditions = words.map((word) => beginning(word, ''))
  const rows = await servedCities(reader, restaurantId)
    .innerJoin('supplier', 'supplier.account_id', 'supplier_city.supplier_id')
    .innerJoin(
      sql<{ word: string; condition: string }>`
        unnest(${words}::text[], ${conditions}::tsquery[])`.as<'wanted'>(
        sql`wanted (word, condition)`,
      ),
      (join) =>
        join.on((supplier) =>
          supplier.or([
            sql<boolean>`supplier.name_words @@ wanted.condition`,
            ...(forgiving
              ? [
                  sql<boolean>`typo_keys(supplier.name_words) && typo_keys(array_to_tsvector(array[wanted.word]))`,
                ]
              : []),
          ]),
        ),
    )
    .select('wanted.word')
    .select(sql<number[]>`array_agg(supplier.account_id)`.as('ids'))
    .groupBy('wanted.word')
    .execute()
  return new Map(rows.map(({ word, ids }) => [word, ids]))
}
