import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findConsentAnswer, hasConsented, hasEnded } from './promotion-consent-sql.ts'
import type { Subscription } from './unsubscribe-tokens.ts'

type Unsubscription = {
  restaurantId: RestaurantId
  supplierId: number
  state: Output<Endpoints['unsubscribe']>
}

/** Where a restaurant stands with a supplier, by their public ids; whoever they are by now. */
export async function findUnsubscription(
  reader: Reader,
  { restaurant, supplier }: Subscription,
): Promise<Unsubscription | undefined> {
  const found = await reader
    .selectFrom('account')
    .innerJoin('account as sender', (join) => join.on('sender.public_id', '=', supplier))
    .innerJoin('supplier', 'supplier.account_id', 'sender.id')
    .innerJoin('restaurant', 'restaurant.account_id', 'account.id')
    .select([
      sql<RestaurantId>`account.id`.as('restaurantId'),
      'sender.id as supplierId',
      'supplier.name as supplier_name',
      hasEnded('sender.id').as('from_supplier'),
      sql<boolean>`not ${hasConsented()}`.as('from_all'),
    ])
    .where('account.public_id', '=', restaurant)
    .executeTakeFirst()
  if (!found) return undefined
  const { restaurantId, supplierId, ...state } = found
  return { restaurantId, supplierId, state }
}

/** Ends a supplier's promotions to a restaurant; false where they had ended. */
export async function insertUnsubscription(
  tx: Transaction,
  restaurantId: RestaurantId,
  supplierId: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('promotion_unsubscription')
    .values({ restaurant_id: restaurantId, supplier_id: supplierId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Lets a supplier write to the restaurant again, if that one has consented at all; false where it could. */
export async function updateUnsubscriptionToEnded(
  tx: Transaction,
  restaurantId: RestaurantId,
  supplierId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('promotion_unsubscription')
    .set({ ended_at: sql`now()` })
    .where('restaurant_id', '=', restaurantId)
    .where('supplier_id', '=', supplierId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A supplier that is active, or whose promotions the restaurant has ended before; undefined for any other. */
export function findSupplier(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<{ id: number; name: string } | undefined> {
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(['account.id', 'supplier.name'])
    .where('account.public_id', '=', publicId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('account.status', '=', 'active'),
        eb(
          'account.id',
          'in',
          selectFrom('promotion_unsubscription as ended')
            .select('ended.supplier_id')
            .where('ended.restaurant_id', '=', restaurantId),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Whether a restaurant has consented, and whose promotions it has ended, by name in French order. */
export async function getPromotionChoices(
  reader: Reader,
  restaurantId: RestaurantId,
): Promise<Output<Endpoints['promotionChoicesInfo']>> {
  const suppliers = await reader
    .selectFrom('promotion_unsubscription as ended')
    .innerJoin('supplier', 'supplier.account_id', 'ended.supplier_id')
    .innerJoin('account', 'account.id', 'ended.supplier_id')
    .select(['account.public_id', 'supplier.name'])
    .where('ended.restaurant_id', '=', restaurantId)
    .where('ended.ended_at', 'is', null)
    .orderBy(sql`supplier.name collate "fr-x-icu"`)
    .execute()
  return { consent: (await findConsentAnswer(reader, restaurantId)) ?? null, suppliers }
}
