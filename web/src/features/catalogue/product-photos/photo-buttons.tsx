import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { DropArea } from '../../../components/drop-area.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import styles from './product-photos.module.css'

/** Where photos come from: the camera of a phone, files, or what is dropped here. */
export function PhotoButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const texts = useTextsOf(photosTexts)
  return (
    <DropArea onFiles={onFiles}>
      <span className={styles.camera}>
        <FileButton accept="image/*" capture="environment" onChange={(file) => onFiles([file])}>
          {(props) => (
            <Button icon={<IconCamera size={20} aria-hidden />} {...props}>
              {texts.take}
            </Button>
          )}
        </FileButton>
      </span>
      <FileButton accept="image/*" multiple onChange={(_, files) => onFiles(files)}>
        {(props) => (
          <Button variant="light" icon={<IconPhotoPlus size={20} aria-hidden />} {...props}>
            {texts.choose}
          </Button>
        )}
      </FileButton>
      <span data-drop>{texts.drop}</span>
    </DropArea>
  )
}
