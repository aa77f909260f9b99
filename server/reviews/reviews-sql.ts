import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { montrealDay } from '../database/montreal-days.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader } from '../database/transaction.ts'

type Review = Output<Endpoints['reviewList']>['reviews'][number]

/** Sum and count of the ratings that a supplier was given, for `formatRating`. */
export function ratingsOf(supplierId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('review')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('review.rating'), lit(0)).as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .where('review.supplier_id', '=', supplierId)
}

/** What restaurants say of an active supplier, newest first; undefined when there is no such supplier. */
export async function findReviews(
  reader: Reader,
  supplierPublicId: string,
): Promise<Review[] | undefined> {
  const found = await reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('review')
          .innerJoin('restaurant', 'restaurant.account_id', 'review.restaurant_id')
          .select((review) => [
            jsonBuildObject({ name: review.ref('restaurant.name') }).as('restaurant'),
            jsonBuildObject({
              public_id: review.ref('account.public_id'),
              name: review.ref('supplier.name'),
            }).as('supplier'),
            sql<string>`review.rating::text`.as('rating'),
            montrealDay('review.written_at').as('day'),
            'review.review',
          ])
          .whereRef('review.supplier_id', '=', 'supplier.account_id')
          .orderBy('review.written_at', 'desc')
          .orderBy('review.restaurant_id'),
      ).as('reviews'),
    )
    .where('account.public_id', '=', supplierPublicId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  return found?.reviews.map(({ day, ...review }) => ({
    ...review,
    date: day.split('-').reverse().join('-'),
  }))
}
