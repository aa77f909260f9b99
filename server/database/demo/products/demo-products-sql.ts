import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../montreal-days.ts'
import type { Reader, Transaction } from '../../transaction.ts'

/** The ids of all products, by public id. */
export async function listProductIds(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('product').select(['id', 'public_id']).execute()
  return new Map(rows.map((row) => [row.public_id, row.id]))
}

/** Switches a product off, for so many days from today in Montréal, or until its supplier says otherwise. */
export async function switchOffProduct(
  tx: Transaction,
  productId: number,
  days: number | undefined,
): Promise<void> {
  const from = days === undefined ? null : sql<string>`${MONTREAL_TODAY} + ${days}::integer`
  await tx
    .updateTable('product')
    .set({ available: false, available_from: from })
    .where('id', '=', productId)
    .execute()
}
