import { Dialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'
import styles from './sheet.module.css'

type SheetProps = {
  /** In the middle of the window, or at its right edge over its whole height. */
  place: 'middle' | 'right'
  opened: boolean
  title: string
  /** Of the button that closes it. */
  close: string
  /** It is not left by its keys or a click beside it. */
  isHeld?: boolean
  onClose: () => void
  /** What is read with the title when it opens; where it has nothing but words to say. */
  description?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** What lies over the page, which hears nothing meanwhile. Focus stays inside and goes back where it was. */
export function Sheet(props: SheetProps) {
  const { place, opened, title, close, isHeld = false, onClose, className = '' } = props
  const { description, children } = props
  const popup = useRef<HTMLDivElement>(null)
  useReturnFocus(opened)
  const first = () => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? popup.current
  return (
    <Dialog.Root
      open={opened}
      onOpenChange={(_, { reason }) => {
        if (!isHeld || reason === 'close-press') onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={`${styles.viewport} ${styles[place]}`}>
          <Dialog.Popup
            ref={popup}
            className={`${styles.popup} ${className}`}
            aria-modal
            initialFocus={first}
            finalFocus={false}
          >
            <div className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton aria-label={close}>
                    <IconX aria-hidden />
                  </IconButton>
                }
              />
            </div>
            <div className={styles.body}>
              {description ? (
                <Dialog.Description className="mb-lg" render={<div />}>
                  {description}
                </Dialog.Description>
              ) : null}
              {children}
            </div>
            <div className="visually-hidden" aria-live="polite" data-announcements />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
