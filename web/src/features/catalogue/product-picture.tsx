import { type CategoryName, LISTING_NAMES } from '@halles/domain/product.ts'
import type { CSSProperties } from 'react'
import styles from './product-picture.module.css'

/** A phone's row has a picture: until products have their own, the engraving of their category, which says nothing new. */
export function ProductPicture({ category }: { category: CategoryName }) {
  const place: CSSProperties & { '--place': number } = {
    '--place': LISTING_NAMES.indexOf(category),
  }
  return <span className={styles.picture} style={place} data-picture aria-hidden />
}
