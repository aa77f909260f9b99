import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../platform/language.ts'

export type DialogProps = {
  opened: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** Focus stays inside and goes back where it was. */
export function DialogWindow({ opened, ...props }: DialogProps) {
  const { common } = useTexts()
  // Where the focus was is noted when it opens, not when it comes open.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      centered
      opened={opened && isThere}
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': common.close, size: 44 }}
      {...props}
    />
  )
}
