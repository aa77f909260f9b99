import { photoAddress } from '@halles/contract/photo-address.ts'
import styles from './thumbnail.module.css'

type ThumbnailProps = {
  photo: { public_id: string }
  /** Pixels of its side: its place is kept before it comes. */
  side: number
  className?: string | undefined
}

/** A photo in a square, beside the name of what it shows. */
export function Thumbnail({ photo, side, className = '' }: ThumbnailProps) {
  const { public_id: id } = photo
  return (
    <img
      src={photoAddress(id, 160)}
      srcSet={`${photoAddress(id, 160)} 160w, ${photoAddress(id, 480)} 480w`}
      sizes={`${side}px`}
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      alt=""
      className={`${styles.thumbnail} ${className}`}
    />
  )
}
