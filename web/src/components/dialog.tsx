import { Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../platform/language.ts'

type DialogProps = { opened: boolean; title: string; onClose: () => void; children: ReactNode }

/** What asks or tells before anything else goes on. Focus stays inside and goes back where it was. */
export function Dialog(props: DialogProps) {
  const { common } = useTexts()
  // It may go together with the part of the page it belongs to.
  useEffect(() => (props.opened ? goOnInPage : undefined), [props.opened])
  return (
    <Modal
      centered
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common.close, size: 44 }}
      onExitTransitionEnd={goOnInPage}
      {...props}
    />
  )
}

/** What opened it may be gone with what it did: the reader goes on in the page all the same. */
function goOnInPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}
