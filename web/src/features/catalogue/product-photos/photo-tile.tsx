import { photoAddress } from '@halles/contract/photo-address.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconArrowLeft, IconArrowRight, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { AskButton } from '../../../components/ask-button.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { OwnProduct } from '../product-pages.ts'
import styles from './product-photos.module.css'
import { type useMovePhoto, useRemovePhoto } from './use-photos.ts'

type PhotoTileProps = {
  product: OwnProduct
  photo: OwnProduct['photos'][number]
  /** From 1 on. */
  place: number
  move: ReturnType<typeof useMovePhoto>
}

export function PhotoTile({ product, photo, place, move }: PhotoTileProps) {
  const texts = useTextsOf(photosTexts)
  const { photos } = product
  const removal = useRemovePhoto(product, photo.public_id)
  const first = photos.find(({ state }) => state !== 'hidden')
  const moveTo = (position: number) => () =>
    move.start({ photo_public_id: photo.public_id, position })
  return (
    <li className={`${styles.tile} grid`}>
      <Shown photo={photo} label={texts.photo(place, photos.length)} />
      <span className={`${styles.state} small soft`}>
        {photo.state === 'shown' ? (photo === first ? texts.first : null) : texts[photo.state]}
      </span>
      <span className="flex between">
        <IconButton
          aria-label={texts.earlier(place)}
          disabled={place === 1 || move.isPending}
          onClick={moveTo(place - 1)}
        >
          <IconArrowLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={texts.later(place)}
          disabled={place === photos.length || move.isPending}
          onClick={moveTo(place + 1)}
        >
          <IconArrowRight size={20} aria-hidden />
        </IconButton>
        <AskButton
          variant="subtle"
          danger
          icon={<IconTrash size={18} aria-hidden />}
          aria-label={texts.remove(place)}
          title={texts.removeTitle}
          message={texts.removeText}
          confirm={texts.removeIt}
          destructive
          change={removal}
        >
          <span className="visually-hidden">{texts.removeIt}</span>
        </AskButton>
      </span>
    </li>
  )
}

/** A hidden one nobody reads, not even its supplier. */
function Shown({ photo, label }: { photo: PhotoTileProps['photo']; label: string }) {
  if (photo.state === 'hidden') {
    return (
      <span className={`${styles.hidden} grid center soft`} role="img" aria-label={label}>
        <IconEyeOff size={32} aria-hidden />
      </span>
    )
  }
  const { public_id: id, width, height } = photo
  return (
    <img
      src={photoAddress(id, 480)}
      width={width}
      height={height}
      alt={label}
      decoding="async"
      className={styles.photo}
    />
  )
}
