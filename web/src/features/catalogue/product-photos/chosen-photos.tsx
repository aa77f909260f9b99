import { MAX_PHOTOS } from '@halles/domain/photo.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import styles from './product-photos.module.css'

type ChosenPhotosProps = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** Photos of a product that is not there yet: they are sent once it is. */
export function ChosenPhotos({ files, onChange }: ChosenPhotosProps) {
  const texts = useTextsOf(photosTexts)
  const [room, setRoom] = useState<number>()
  const count = files.length
  const said = count > 0 ? texts.chosen(count) : ''
  useAnnounce(said)
  function add(further: readonly File[]) {
    const others = further.filter((file) => !files.some((chosen) => isSame(chosen, file)))
    const free = MAX_PHOTOS - count
    setRoom(others.length > free ? free : undefined)
    onChange([...files, ...others.slice(0, free)])
  }
  function remove(file: File) {
    setRoom(undefined)
    onChange(files.filter((chosen) => chosen !== file))
  }
  return (
    <section className={`${styles.photos} grid gap-sm`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="soft small">{texts.hint}</p>
      {count > 0 ? (
        <ul className={`${styles.list} grid plain-list`}>
          {files.map((file, index) => (
            <li key={keyOf(file)} className={`${styles.tile} grid`}>
              <Preview file={file} label={texts.photo(index + 1, count)} />
              <span className={`${styles.state} small soft`}>
                {index === 0 ? texts.first : null}
              </span>
              <span className="flex center between">
                <span className="small anywhere min-0">{file.name}</span>
                <IconButton aria-label={texts.remove(index + 1)} onClick={() => remove(file)}>
                  <IconTrash size={18} aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {said ? <p className="soft small">{said}</p> : null}
      {room === undefined ? null : <p className="soft small">{texts.notAll(room)}</p>}
      {count >= MAX_PHOTOS ? (
        <p className="soft small">{texts.full}</p>
      ) : (
        <PhotoButtons onFiles={add} />
      )}
    </section>
  )
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
const isSame = (one: File, other: File) => keyOf(one) === keyOf(other)

const SIDE = 320

/** Drawn, since the page shows no picture from elsewhere. What the browser cannot read stays empty. */
function Preview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (image) => {
        const { current } = canvas
        const scale = SIDE / Math.max(image.width, image.height)
        const [width, height] = [image.width * scale, image.height * scale]
        if (!isGone)
          current
            ?.getContext('2d')
            ?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
        image.close()
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={label}
      className={styles.photo}
    />
  )
}
