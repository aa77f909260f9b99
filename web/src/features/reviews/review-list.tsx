import { formatRating } from '@halles/domain/review.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts } from '../../platform/language.ts'
import { dayOf } from './review-day.ts'
import styles from './review-list.module.css'
import { type Review, receivedReviewsOptions, reviewListOptions } from './review-queries.ts'

/** What restaurants say of a supplier, newest first, as another restaurant reads it. */
export function ReviewList({ supplierId }: { supplierId: string }) {
  const { reviews } = useTexts()
  return (
    <QueryState query={useQuery(reviewListOptions(supplierId))} error={reviews.loadError}>
      {(list) => <Reviews list={list} none={reviews.none} mark={reviews.hasOrdered} />}
    </QueryState>
  )
}

/** The same as the supplier itself reads it. */
export function ReceivedReviews() {
  const { reviews } = useTexts()
  return (
    <QueryState query={useQuery(receivedReviewsOptions)} error={reviews.loadError}>
      {(list) => <Reviews list={list} none={reviews.noneReceived} mark={reviews.hasOrderedHere} />}
    </QueryState>
  )
}

type ReviewsProps = {
  list: readonly Review[]
  none: string
  /** Of who has ordered. */
  mark: string
}

function Reviews({ list, none, mark }: ReviewsProps) {
  const { reviews } = useTexts()
  if (list.length === 0) {
    return <EmptyState icon={<IconMessageCircle size={30} stroke={1.5} />}>{none}</EmptyState>
  }
  return (
    <>
      <div className={styles.top}>
        <h2>{reviews.count(list.length)}</h2>
        <Average list={list} />
      </div>
      <ul className={styles.list}>
        {list.map((review) => (
          // Two restaurants may bear one name.
          <ReviewCard key={JSON.stringify(review)} review={review} mark={mark} />
        ))}
      </ul>
    </>
  )
}

function Average({ list }: { list: readonly Review[] }) {
  const { decimal } = useFormat()
  const sum = list.reduce((total, review) => total + Number(review.rating), 0)
  const average = formatRating({ sum, count: list.length })
  return (
    <span className={styles.average}>
      <StarRating rating={average} />
      <span aria-hidden>{decimal(average)}</span>
    </span>
  )
}

function ReviewCard({ review, mark }: { review: Review; mark: string }) {
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
      {review.has_ordered && (
        <p className={styles.mark}>
          <StatusBadge tone="accepted">{mark}</StatusBadge>
        </p>
      )}
    </li>
  )
}
