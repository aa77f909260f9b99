import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language.ts'

type DialogProps = { opened: boolean; title: string; onClose: () => void; children: ReactNode }

/** What asks or tells before anything else goes on. Focus stays inside and goes back where it was. */
export function Dialog(props: DialogProps) {
  const { common } = useTexts()
  return (
    <Modal
      centered
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common.close, size: 44 }}
      {...props}
    />
  )
}
