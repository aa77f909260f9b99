import { IconStarFilled } from '@tabler/icons-react'
import { useFormat, useTexts } from '../platform/language/language.ts'
import styles from './star-rating.module.css'

const FIVE = [1, 2, 3, 4, 5]

type StarRatingProps = {
  /** Of the wire: "4.3", or a review's "4". */
  rating: string
  /** How many reviews stand behind it. */
  count?: number
  /** In a product list: one star, which is as loud as a rating is there. */
  brief?: boolean
}

export function StarRating({ rating, count, brief = false }: StarRatingProps) {
  const { common } = useTexts()
  const { decimal } = useFormat()
  return (
    <span className={brief ? `${styles.rating} ${styles.brief}` : styles.rating}>
      <span className="visually-hidden">{common.rating(decimal(rating), count)}</span>
      <span className={`${styles.stars} own-colours`} aria-hidden>
        {brief ? (
          <IconStarFilled size={15} />
        ) : (
          <>
            <Stars />
            <span className={styles.filled} style={{ width: `${Number(rating) * 20}%` }}>
              <Stars />
            </span>
          </>
        )}
      </span>
      {count === undefined ? null : (
        <span aria-hidden>
          {decimal(rating)}
          <span className={styles.count}>{` (${count})`}</span>
        </span>
      )}
    </span>
  )
}

function Stars() {
  return FIVE.map((star) => <IconStarFilled key={star} size={15} />)
}
