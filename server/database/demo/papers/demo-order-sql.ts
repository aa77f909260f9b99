import type { Reader } from '../../transaction.ts'

/** The id of a supplier's order of the demo market. */
export async function findDemoOrder(reader: Reader, publicId: string): Promise<number> {
  const { id } = await reader
    .selectFrom('supplier_order')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()
  return id
}
