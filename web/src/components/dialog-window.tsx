import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBusy } from '../platform/api/busy.ts'
import { useTexts } from '../platform/language/language.ts'
import { useOpenedAfterMount } from './mount-on-open.ts'
import { useReturnFocus } from './return-focus.ts'

export type DialogProps = {
  opened: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** Focus stays inside and goes back where it was. */
export function DialogWindow({ opened, ...props }: DialogProps) {
  const { common } = useTexts()
  useReturnFocus(opened)
  const busy = useBusy()
  return (
    <Modal
      centered
      opened={useOpenedAfterMount(opened)}
      returnFocus={false}
      // A window hears keys that inert elements do not.
      closeOnEscape={!busy}
      // What gets the focus is scrolled out from under the title, with the label above it.
      styles={{ content: { scrollPaddingTop: 112 } }}
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common.close, size: 44 }}
      {...props}
    />
  )
}
