import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { SubstituteChoice } from '@halles/domain/proposal.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'

const choice = sql<SubstituteChoice>`choice`.as('choice')

/**
 * What a restaurant wants when this supplier lacks something of one of these categories: its choice for the supplier, else that
 * for the category, else to be asked. Of other categories than those named, only the supplier's is known. One statement.
 */
export async function readSubstituteChoices(
  tx: Reader,
  restaurantId: number,
  { supplierId, categories }: { supplierId: number; categories: readonly CategoryName[] },
): Promise<(category: string) => SubstituteChoice> {
  const stored = await tx
    .selectFrom('substitute_choice')
    .select(['category', choice])
    // guard: substitute choices: owner of those that a proposal reads [substitute-choice-set.post]
    .where('restaurant_id', '=', restaurantId)
    .where(({ or, eb, lit }) =>
      or([
        eb('supplier_id', '=', supplierId),
        categories.length === 0 ? lit(false) : eb('category', 'in', categories),
      ]),
    )
    .execute()
  const choices = new Map<string | null, SubstituteChoice>(
    stored.map((one) => [one.category, one.choice]),
  )
  return (category) => choices.get(null) ?? choices.get(category) ?? 'ask'
}

/**
 * All that a restaurant chose, and the suppliers that it ordered from in the last year: those that are active, by name in French
 * order; categories in the market's order.
 */
export async function getChoices(
  reader: Reader,
  restaurantId: RestaurantId,
): Promise<Output<Endpoints['getSubstituteChoices']>> {
  const suppliers = await reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .leftJoin('substitute_choice', (join) =>
      join
        .onRef('substitute_choice.supplier_id', '=', 'supplier.account_id')
        .on('substitute_choice.restaurant_id', '=', restaurantId),
    )
    .select([
      'account.public_id',
      'supplier.name',
      sql<SubstituteChoice | null>`choice`.as('choice'),
    ])
    .where('account.status', '=', 'active')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('substitute_choice.id', 'is not', null),
        eb(
          'supplier.account_id',
          'in',
          selectFrom('supplier_order')
            .innerJoin('restaurant_order', 'restaurant_order.id', 'restaurant_order_id')
            .select('supplier_order.supplier_id')
            .where('restaurant_order.restaurant_id', '=', restaurantId)
            .where('supplier_order.placed_at', '>', sql<Date>`now() - interval '1 year'`),
        ),
      ]),
    )
    .orderBy(sql`supplier.name collate "fr-x-icu"`)
    .orderBy('account.id')
    .execute()
  const categories = await reader
    .selectFrom('substitute_choice')
    .select([sql<CategoryName>`category`.as('category'), choice])
    // guard: substitute choices: owner of categories that are shown [substitute-choice-set.post]
    .where('restaurant_id', '=', restaurantId)
    .where('category', 'is not', null)
    .orderBy('category')
    .execute()
  return { suppliers, categories }
}

/** A supplier that is active, by its public id. */
export function findActiveSupplier(
  reader: Reader,
  publicId: string,
): Promise<{ id: number; name: string } | undefined> {
  // guard: substitute choices: of a supplier that is active [substitute-choice-set.post]
  //   code: .where('account.status', '=', 'active')
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(['account.id', 'supplier.name'])
    .where('account.public_id', '=', publicId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
}

/** What a choice is of: one supplier, or one category. */
export type ChosenFor = { supplierId: number } | { category: CategoryName }

/** Stores a choice in place of the one before; false where it is the same. Of two at once the later stays. */
export async function upsertChoice(
  tx: Transaction,
  restaurantId: RestaurantId,
  of: ChosenFor,
  chosen: SubstituteChoice,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('substitute_choice')
    .values({ restaurant_id: restaurantId, ...columnsOf(of), choice: chosen })
    .onConflict((conflict) =>
      conflict
        .constraint(
          'supplierId' in of ? 'substitute_choice_supplier' : 'substitute_choice_category',
        )
        .doUpdateSet({ choice: chosen })
        .where('substitute_choice.choice', '<>', chosen),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes a choice back; false where there is none. */
export async function deleteChoice(
  tx: Transaction,
  restaurantId: RestaurantId,
  of: ChosenFor,
): Promise<boolean> {
  const [column, value] =
    'supplierId' in of
      ? (['supplier_id', of.supplierId] as const)
      : (['category', of.category] as const)
  const { numDeletedRows } = await tx
    .deleteFrom('substitute_choice')
    // guard: substitute choices: owner of one that is taken back [substitute-choice-set.post]
    .where('restaurant_id', '=', restaurantId)
    .where(column, '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function columnsOf(of: ChosenFor) {
  return 'supplierId' in of ? { supplier_id: of.supplierId } : { category: of.category }
}
