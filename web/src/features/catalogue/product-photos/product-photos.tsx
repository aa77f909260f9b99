import { MAX_PHOTOS } from '@halles/domain/photo.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { Fragment, useEffect, useEffectEvent } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import type { OwnProduct } from '../product-pages.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { takePhotos } from './photos-to-add.ts'
import styles from './product-photos.module.css'
import { useAddPhotos, useMovePhoto } from './use-photos.ts'

type ProductPhotosProps = {
  product: OwnProduct
  /** Those that were chosen with the product when it was new have been sent; whether all are there. */
  onChosenAdded: (areAll: boolean) => void
}

/** A product's photos: each is added, moved or removed at once, whatever is typed in the form below. */
export function ProductPhotos({ product, onChosenAdded }: ProductPhotosProps) {
  const texts = useTextsOf(photosTexts)
  const move = useMovePhoto(product)
  const { photos } = product
  // Both are seen; whoever does not see them hears them.
  useAnnounce(move.isSuccess && move.sent ? texts.moved(move.sent.position) : '')
  return (
    <section className={`${styles.photos} grid gap-sm`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="soft small">{texts.hint}</p>
      {photos.length > 0 ? (
        <ul className={`${styles.list} grid plain-list`}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.public_id}
              product={product}
              photo={photo}
              place={index + 1}
              move={move}
            />
          ))}
        </ul>
      ) : null}
      <AddPhotos product={product} onChosenAdded={onChosenAdded} />
    </section>
  )
}

function AddPhotos({ product, onChosenAdded }: ProductPhotosProps) {
  const texts = useTextsOf(photosTexts)
  const { adding, isAdded, room, failed, addAll, retry, forget } = useAddPhotos(product)
  const progress = adding ? texts.adding(adding.place, adding.of) : ''
  useAnnounce(progress || (isAdded ? texts.added : ''))
  const addChosen = useEffectEvent(async (isHere: () => boolean) => {
    const chosen = takePhotos(product.public_id)
    if (chosen.length === 0) return
    const areAll = await addAll(chosen)
    if (isHere()) onChosenAdded(areAll)
  })
  useEffect(() => {
    let isHere = true
    void addChosen(() => isHere)
    return () => {
      isHere = false
    }
  }, [])
  if (adding) {
    return (
      <div className={`${styles.adding} grid gap-sm`}>
        <p className="strong">{progress}</p>
        <progress aria-label={progress} />
      </div>
    )
  }
  const isFull = product.photos.length >= MAX_PHOTOS
  return (
    <>
      {failed.length > 0 && !isFull ? (
        <Notice
          tone="error"
          action={
            <span className="flex gap-sm">
              <Button variant="light" size="sm" onClick={() => void retry()}>
                {texts.again}
              </Button>
              <Button variant="subtle" size="sm" onClick={forget}>
                {texts.forget}
              </Button>
            </span>
          }
        >
          {failed.map(({ file, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              {texts.failed(file.name, why)}
            </Fragment>
          ))}
        </Notice>
      ) : null}
      {room === undefined ? null : <p className="soft small">{texts.notAll(room)}</p>}
      {isFull ? (
        <p className="soft small">{texts.full}</p>
      ) : (
        <PhotoButtons onFiles={(files) => void addAll(files)} />
      )}
    </>
  )
}
