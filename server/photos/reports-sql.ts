import type { ReportReason } from '@halles/domain/photo.ts'
import { sql } from 'kysely'
import { isOfferedTo } from '../catalogue/products/offer-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/**
 * A restaurant's report of a photo, in place of one that it made before, until an operator has decided. False where the photo is
 * not to be seen, or its supplier does not deliver to the restaurant.
 */
export async function insertReport(
  tx: Transaction,
  restaurantId: RestaurantId,
  { publicId, reason }: { publicId: string; reason: ReportReason },
): Promise<boolean> {
  // guard: photos: of a supplier that delivers to who reports one [photo-abuse]
  //   code: and ${isOfferedTo('product', restaurantId)}
  const { rows } = await sql<{ photo_id: number }>`
    update product_photo set state = 'reported'
    from photo, product
    where photo.public_id = ${publicId} and photo.id = product_photo.photo_id
      and product_photo.state <> 'hidden'
      and product.id = product_photo.product_id and product.deleted_at is null
      and ${isOfferedTo('product', restaurantId)}
    returning product_photo.photo_id`.execute(tx)
  const [photo] = rows
  if (!photo) return false
  await tx
    .insertInto('photo_report')
    .values({ photo_id: photo.photo_id, restaurant_id: restaurantId, reason })
    .onConflict((conflict) =>
      conflict.columns(['photo_id', 'restaurant_id']).doUpdateSet({ reason, at: sql`now()` }),
    )
    .execute()
  return true
}
