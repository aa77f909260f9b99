import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { AskedDelivery } from '../delivery/by-day/asked-delivery-sql.ts'
import type { SupplierViewer } from '../platform/access/viewer.ts'

/**
 * Stores which orders of a supplier, by their public ids, were on the list that was just printed, of all or of a day's
 * deliveries, in place of those of its last print; how many of them are its own. Its row is locked first: of two prints the
 * later commit is the last one.
 */
export async function updatePrintedOrders(
  tx: Transaction,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
  asked: AskedDelivery | null,
  orders: string[],
): Promise<number> {
  const { id } = await tx
    .insertInto('pick_print')
    .values({
      supplier_id: supplierId,
      by_person_id: personId,
      day: asked?.day ?? null,
      delivery_zone_id: asked?.zone?.id ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'day', 'delivery_zone_id']).doUpdateSet(({ ref }) => ({
        by_person_id: ref('excluded.by_person_id'),
        at: ref('excluded.at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('pick_print_order').where('pick_print_id', '=', id).execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('pick_print_order')
    .columns(['pick_print_id', 'supplier_order_id'])
    .expression((eb) =>
      eb
        .selectFrom('supplier_order')
        .select([sql.lit(id).as('pick_print_id'), 'id'])
        // guard: print: owner of the orders [pick-list.get]
        .where('supplier_id', '=', supplierId)
        .where(sql<boolean>`public_id = any(${orders}::text[])`),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
