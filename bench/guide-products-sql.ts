import { MAX_GUIDE_ITEMS } from '../domain/guide.ts'
import type { Database } from '../server/database/connect.ts'

/** Public ids of products with different names, as many as a guide may have items. */
export async function listGuideProducts(database: Database): Promise<{ publicId: string }[]> {
  return await database
    .selectFrom('product')
    .select('public_id as publicId')
    .where('id', 'in', (db) =>
      db
        .selectFrom('product')
        .select(({ fn }) => fn.max('id').as('id'))
        .groupBy('name_fr'),
    )
    .orderBy('id')
    .limit(MAX_GUIDE_ITEMS)
    .execute()
}
