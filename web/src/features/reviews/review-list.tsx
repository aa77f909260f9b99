import { IconMessageCircle } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { quietly } from '../../platform/api.ts'
import { useFormat, useTexts } from '../../platform/language.ts'
import { dayOf } from './review-day.ts'
import styles from './review-list.module.css'

type Review = Awaited<ReturnType<typeof quietly.reviewList>>['reviews'][number]

export function reviewListOptions(supplier_id: string) {
  return queryOptions({
    queryKey: ['review-list', supplier_id],
    queryFn: async ({ signal }) => (await quietly.reviewList({ supplier_id }, { signal })).reviews,
  })
}

/** What restaurants say of a supplier, newest first. */
export function ReviewList({ supplierId }: { supplierId: string }) {
  const { suppliers } = useTexts()
  const query = useQuery(reviewListOptions(supplierId))
  return (
    <QueryState query={query} error={suppliers.reviewsError}>
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState icon={<IconMessageCircle size={30} stroke={1.5} />}>
            {suppliers.noReviews}
          </EmptyState>
        ) : (
          <>
            <h2 className={styles.title}>{suppliers.reviewCount(reviews.length)}</h2>
            <ul className={styles.list}>
              {reviews.map((review) => (
                <ReviewCard key={review.restaurant.name + review.date} review={review} />
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { day } = useFormat()
  const date = dayOf(review.date)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.restaurant}>{review.restaurant.name}</h3>
        <StarRating rating={review.rating} />
        <time className={styles.date} dateTime={date}>
          {day(date)}
        </time>
      </div>
      <p className={styles.text}>{review.review}</p>
    </li>
  )
}
