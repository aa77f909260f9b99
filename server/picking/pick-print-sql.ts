import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { SupplierViewer } from '../platform/access/viewer.ts'

/**
 * Stores which orders of a supplier, by their public ids, were on the list that was just printed, in place of those of the last
 * print; how many of them are its own. Its row is locked first: of two prints the later commit is the last one.
 */
export async function updatePrintedOrders(
  tx: Transaction,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
  orders: string[],
): Promise<number> {
  await sql`
    insert into pick_print (supplier_id, by_person_id) values (${supplierId}, ${personId})
    on conflict (supplier_id) do update set by_person_id = excluded.by_person_id, at = excluded.at`.execute(
    tx,
  )
  await tx.deleteFrom('pick_print_order').where('supplier_id', '=', supplierId).execute()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('pick_print_order')
    .columns(['supplier_id', 'supplier_order_id'])
    .expression((eb) =>
      eb
        .selectFrom('supplier_order')
        .select(['supplier_id', 'id'])
        .where('supplier_id', '=', supplierId)
        .where(sql<boolean>`public_id = any(${orders}::text[])`),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
