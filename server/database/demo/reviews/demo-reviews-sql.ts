import type { Transaction } from '../../transaction.ts'

/** What a restaurant wrote about a supplier, at that moment. */
export async function insertReview(
  tx: Transaction,
  review: {
    restaurantId: number
    supplierId: number
    rating: number
    text: string
    writtenAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('review')
    .values({
      restaurant_id: review.restaurantId,
      supplier_id: review.supplierId,
      rating: review.rating,
      review: review.text,
      written_at: review.writtenAt,
    })
    .execute()
}
