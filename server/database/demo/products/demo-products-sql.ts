import type { Reader } from '../../transaction.ts'

/** The ids of all products, by public id. */
export async function listProductIds(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('product').select(['id', 'public_id']).execute()
  return new Map(rows.map((row) => [row.public_id, row.id]))
}
