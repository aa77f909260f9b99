import type { Transaction } from '../../transaction.ts'
import { daysAgo } from '../orders/demo-order.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { insertReview } from './demo-reviews-sql.ts'
import { demoReviews } from './reviews.ts'

export async function insertDemoReviews(tx: Transaction, market: LoadedMarket): Promise<void> {
  for (const { restaurant, supplier, rating, ageDays, text } of demoReviews) {
    await insertReview(tx, {
      restaurantId: idOf(market, restaurant),
      supplierId: idOf(market, supplier),
      rating,
      text,
      writtenAt: market.hoursBefore(daysAgo(ageDays)),
    })
  }
}
