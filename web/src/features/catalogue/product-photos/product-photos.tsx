import { MAX_PHOTOS } from '@halles/domain/photo.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { DropArea } from '../../../components/drop-area.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import type { OwnProduct } from '../product-pages.ts'
import { PhotoTile } from './photo-tile.tsx'
import styles from './product-photos.module.css'
import { useAddPhotos, useMovePhoto } from './use-photos.ts'

/** A product's photos: each is added, moved or removed at once, whatever is typed in the form below. */
export function ProductPhotos({ product }: { product: OwnProduct }) {
  const texts = useTextsOf(photosTexts)
  const move = useMovePhoto(product)
  const { photos } = product
  // Both are seen; whoever does not see them hears them.
  useAnnounce(move.isSuccess && move.sent ? texts.moved(move.sent.position) : '')
  return (
    <section className={styles.photos} aria-label={texts.title}>
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
      <AddPhotos product={product} />
    </section>
  )
}

function AddPhotos({ product }: { product: OwnProduct }) {
  const texts = useTextsOf(photosTexts)
  const { adding, isAdded, room, failure, addAll, retry, forget } = useAddPhotos(product)
  const progress = adding ? texts.adding(adding.place, adding.of) : ''
  useAnnounce(progress || (isAdded ? texts.added : ''))
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
      {failure && !isFull ? (
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
          {texts.failed(failure)}
        </Notice>
      ) : null}
      {room === undefined ? null : <p className="soft small">{texts.notAll(room)}</p>}
      {isFull ? (
        <p className="soft small">{texts.full}</p>
      ) : (
        <DropArea onFiles={(files) => void addAll(files)}>
          <span className={styles.camera}>
            <FileButton
              accept="image/*"
              capture="environment"
              onChange={(file) => void addAll([file])}
            >
              {(props) => (
                <Button icon={<IconCamera size={20} aria-hidden />} {...props}>
                  {texts.take}
                </Button>
              )}
            </FileButton>
          </span>
          <FileButton accept="image/*" multiple onChange={(_, files) => void addAll(files)}>
            {(props) => (
              <Button variant="light" icon={<IconPhotoPlus size={20} aria-hidden />} {...props}>
                {texts.choose}
              </Button>
            )}
          </FileButton>
          <span data-drop>{texts.drop}</span>
        </DropArea>
      )}
    </>
  )
}
