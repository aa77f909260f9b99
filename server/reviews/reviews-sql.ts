import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { formatRating, NEWEST_REVIEWS, REVIEWS_PER_PAGE } from '@halles/domain/review.ts'
import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { montrealDay } from '../database/montreal-days.ts'
import type { DB } from '../database/schema.generated.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { RestaurantId, SupplierId } from '../platform/access/viewer.ts'

type ListedReviews = Output<Endpoints['reviewList']>
type WrittenReview = Output<Endpoints['writeReview']>

/** Sum and count of the ratings that a supplier was given, for `formatRating`; stored by the triggers of `review`. */
export function ratingsOf(supplierId: Expression<number>) {
  // Summed, because there is no row before the first review.
  return expressionBuilder<DB>()
    .selectFrom('supplier_rating')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('rating_sum'), lit(0)).as('sum'),
      fn.coalesce(fn.sum<number>('rating_count'), lit(0)).as('count'),
    ])
    .where('supplier_rating.supplier_id', '=', supplierId)
}

/** Active suppliers, in French order. */
export function listSuppliers(reader: Reader): Promise<Output<Endpoints['supplierList']>> {
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(['supplier.name', 'account.public_id'])
    .where('account.status', '=', 'active')
    .orderBy(sql`supplier.name collate "fr-x-icu"`)
    .orderBy('account.id')
    .execute()
}

/** What restaurants say of an active supplier, newest first; undefined when there is no such supplier. */
export async function findReviews(
  reader: Reader,
  supplierPublicId: string,
  page: number | undefined,
): Promise<ListedReviews | undefined> {
  const found = await reviewedSuppliers(reader, page)
    .where('account.public_id', '=', supplierPublicId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  return found && toListedReviews(found)
}

/** What restaurants say of the supplier itself, newest first. */
export async function listOwnReviews(
  reader: Reader,
  supplierId: SupplierId,
  page: number | undefined,
): Promise<ListedReviews> {
  const found = await reviewedSuppliers(reader, page)
    .where('account.id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return toListedReviews(found)
}

/** A restaurant's review of an active supplier, `{}` when it has none; undefined without such a supplier. */
export async function findOwnReview(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierPublicId: string,
): Promise<Output<Endpoints['getReview']> | undefined> {
  const found = await reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('review')
          .select(WRITTEN)
          .whereRef('review.supplier_id', '=', 'supplier.account_id')
          .where('review.restaurant_id', '=', restaurantId),
      ).as('reviews'),
    )
    .where('account.public_id', '=', supplierPublicId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  const [review] = found?.reviews ?? []
  return review ? withDate(review) : found && {}
}

/**
 * Writes a restaurant's review of an active supplier over the one there was, and answers it with that supplier's name;
 * undefined without such a supplier.
 */
export async function insertOrUpdateReview(
  tx: Transaction,
  restaurantId: RestaurantId,
  { supplier, rating, review }: Input<Endpoints['writeReview']>,
): Promise<{ written: WrittenReview; supplierName: string } | undefined> {
  const inserted = await tx
    .insertInto('review')
    .columns(['restaurant_id', 'supplier_id', 'rating', 'review'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select(({ val }) => [
          val(restaurantId).as('restaurant_id'),
          'account.id as supplier_id',
          val(rating).as('rating'),
          val(review).as('review'),
        ])
        .where('account.public_id', '=', supplier.public_id)
        .where('account.kind', '=', 'supplier')
        .where('account.status', '=', 'active'),
    )
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'supplier_id']).doUpdateSet(({ ref }) => ({
        rating: ref('excluded.rating'),
        review: ref('excluded.review'),
        written_at: sql`now()`,
      })),
    )
    .returning((written) => [
      ...WRITTEN,
      written
        .selectFrom('supplier')
        .select('name')
        .whereRef('account_id', '=', 'review.supplier_id')
        .$asScalar()
        .$notNull()
        .as('supplierName'),
    ])
    .executeTakeFirst()
  if (!inserted) return undefined
  const { supplierName, ...written } = inserted
  return { written: withDate(written), supplierName }
}

const WRITTEN = [
  'review.rating',
  montrealDay('review.written_at').as('day'),
  'review.review',
] as const

function withDate<Review extends { day: string }>({ day, ...review }: Review) {
  return { ...review, date: day.split('-').reverse().join('-') }
}

type FoundReviews = {
  ratings: { sum: number; count: number }
  reviews: (Omit<ListedReviews['reviews'][number], 'date'> & { day: string })[]
}

function toListedReviews({ ratings, reviews }: FoundReviews): ListedReviews {
  return {
    reviews: reviews.map(withDate),
    count: ratings.count,
    rating: formatRating(ratings),
  }
}

/** With the reviews of a page, or the newest, and the ratings of all. */
function reviewedSuppliers(reader: Reader, page: number | undefined) {
  const most = page === undefined ? NEWEST_REVIEWS : REVIEWS_PER_PAGE
  return reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select((supplier) =>
      jsonObjectFrom(ratingsOf(supplier.ref('account.id')))
        .$notNull()
        .as('ratings'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('review')
          .innerJoin('restaurant', 'restaurant.account_id', 'review.restaurant_id')
          .select(WRITTEN)
          .select((review) => [
            jsonBuildObject({ name: review.ref('restaurant.name') }).as('restaurant'),
            jsonBuildObject({
              public_id: review.ref('account.public_id'),
              name: review.ref('supplier.name'),
            }).as('supplier'),
            hasOrdered,
          ])
          .whereRef('review.supplier_id', '=', 'supplier.account_id')
          .orderBy('review.written_at', 'desc')
          .orderBy('review.restaurant_id')
          .limit(most)
          .offset(((page ?? 1) - 1) * most),
      ).as('reviews'),
    )
}

// Whatever became of the orders, but for those that the restaurant took back: nobody places one for the mark alone.
// guard: reviews: an order that was taken back is none [review-list.get]
//   code: and not exists ( … select from order_entry … where order_entry.supplier_order_id = supplier_order.id and order_entry.status = 'cancelled' … and order_entry.by_account_id = review.restaurant_id)
const hasOrdered = sql<boolean>`exists (
  select from supplier_order
  join restaurant_order on restaurant_order.id = supplier_order.restaurant_order_id
  where restaurant_order.restaurant_id = review.restaurant_id
    and supplier_order.supplier_id = review.supplier_id
    and not exists (
      select from order_entry
      where order_entry.supplier_order_id = supplier_order.id and order_entry.status = 'cancelled'
        and order_entry.by_account_id = review.restaurant_id))`.as('has_ordered')
