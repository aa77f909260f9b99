import { photoAddress } from '@halles/contract/photo-address.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { useState } from 'react'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './product-gallery.module.css'
import { ReportPhoto } from './report-photo.tsx'

type ProductGalleryProps = {
  name: string
  photos: readonly { public_id: string; width: number; height: number }[]
  /** Whether whoever reads may report one: a restaurant. */
  mayReport: boolean
}

/** A product's photos on its page: one large, the others beneath it. Nothing where there is none. */
export function ProductGallery({ name, photos, mayReport }: ProductGalleryProps) {
  const texts = useTextsOf(photosTexts)
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, photos.length - 1)
  const photo = photos[place]
  if (!photo) return null
  const { public_id: id, width, height } = photo
  return (
    <div className={`${styles.gallery} grid gap-xs`}>
      <img
        key={id}
        src={photoAddress(id, 480)}
        srcSet={`${photoAddress(id, 480)} 480w, ${photoAddress(id, 1200)} 1200w`}
        sizes="(width < 40rem) 100vw, 30rem"
        width={width}
        height={height}
        alt={texts.of(name, place + 1, photos.length)}
        className={styles.photo}
      />
      {photos.length > 1 ? (
        <div className="row gap-xs">
          {photos.map((other, index) => (
            <button
              key={other.public_id}
              type="button"
              className={styles.choice}
              aria-label={texts.photo(index + 1, photos.length)}
              aria-pressed={index === place}
              onClick={() => setChosen(index)}
            >
              <Thumbnail photo={other} side={56} />
            </button>
          ))}
        </div>
      ) : null}
      {mayReport ? (
        <div>
          <ReportPhoto key={id} publicId={id} />
        </div>
      ) : null}
    </div>
  )
}
