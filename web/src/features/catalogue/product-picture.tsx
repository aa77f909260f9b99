import { type CategoryName, LISTING_NAMES } from '@halles/domain/product.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Thumbnail } from '../../components/thumbnail.tsx'
import styles from './product-picture.module.css'

type PicturedProps = {
  category: CategoryName
  /** Undefined too where a list is older than photos. */
  photo: { public_id: string } | null | undefined
  /** Whether its parts stand in a card's own grid. */
  inGrid?: boolean
  children: ReactNode
}

/** A product's name beside its photo; without one, the engraving of its category, which says nothing new. */
export function Pictured({ category, photo, inGrid = false, children }: PicturedProps) {
  const place: CSSProperties & { '--place': number } = {
    '--place': LISTING_NAMES.indexOf(category),
  }
  return (
    <div className={inGrid ? `${styles.pictured} ${styles.inGrid}` : styles.pictured}>
      <span
        className={photo ? styles.picture : `${styles.picture} ${styles.engraved}`}
        style={place}
        data-picture={inGrid || undefined}
        aria-hidden
      >
        {photo ? <Thumbnail photo={photo} side={56} className={styles.photo} /> : null}
      </span>
      {children}
    </div>
  )
}
