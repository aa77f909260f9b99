import { IconMessageCircle } from '@tabler/icons-react'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { dayOf } from './review-day.ts'
import styles from './review-list.module.css'
import {
  type Review,
  type ReviewPage,
  receivedReviewsOptions,
  reviewListOptions,
} from './review-queries.ts'

export function ReviewList({ supplierId }: { supplierId: string }) {
  const { reviews } = useTexts()
  const query = useInfiniteQuery(reviewListOptions(supplierId))
  return <Reviews query={query} none={reviews.none} mark={reviews.hasOrdered} />
}

/** The same as the supplier itself reads it. */
export function ReceivedReviews() {
  const { reviews, live } = useTexts()
  const query = useInfiniteQuery(receivedReviewsOptions)
  return (
    <Reviews
      query={query}
      none={reviews.noneReceived}
      mark={reviews.hasOrderedHere}
      next={
        <ButtonLink to="/supplier/orders" variant="default">
          {live.seeOrders}
        </ButtonLink>
      }
    />
  )
}

type ReviewsProps = {
  query: UseInfiniteQueryResult<ReviewPage>
  none: string
  /** Of who has ordered. */
  mark: string
  /** What leads to some, where there are none. */
  next?: ReactNode
}

function Reviews({ query, none, mark, next }: ReviewsProps) {
  const { reviews } = useTexts()
  return (
    <QueryState query={query} error={reviews.loadError}>
      {({ reviews: list, count, rating }) =>
        count === 0 ? (
          <EmptyState icon={<IconMessageCircle size={30} stroke={1.5} />} action={next}>
            {none}
          </EmptyState>
        ) : (
          <>
            <div className="center mb-md gap-xs-md row">
              <h2>{reviews.count(count)}</h2>
              <Average rating={rating} />
            </div>
            <ul className={`${styles.list} grid gap-sm`}>
              {list.map((review) => (
                // Two restaurants may bear one name.
                <ReviewCard key={JSON.stringify(review)} review={review} mark={mark} />
              ))}
            </ul>
            <LoadMore
              query={query}
              shown={reviews.shown(list.length, count)}
              label={reviews.loadMore}
              failure={reviews.loadError}
            />
          </>
        )
      }
    </QueryState>
  )
}

function Average({ rating }: { rating: string }) {
  const { decimal } = useFormat()
  return (
    <span className={`${styles.average} center gap-xs`}>
      <StarRating rating={rating} />
      <span aria-hidden>{decimal(rating)}</span>
    </span>
  )
}

function ReviewCard({ review, mark }: { review: Review; mark: string }) {
  const { day } = useFormat()
  const date = dayOf(review.date)
  return (
    <li className="p-md card">
      <div className={`${styles.head} grid baseline`}>
        <h3 className={`${styles.restaurant} bold anywhere`}>{review.restaurant.name}</h3>
        <StarRating rating={review.rating} />
        <time className={`${styles.date} soft small`} dateTime={date}>
          {day(date)}
        </time>
      </div>
      <p className={`${styles.text} mt-xs anywhere`}>{review.review}</p>
      {review.has_ordered && (
        <p className="mt-sm">
          <StatusBadge tone="accepted">{mark}</StatusBadge>
        </p>
      )}
    </li>
  )
}
