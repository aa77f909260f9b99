import type { ReactNode } from 'react'
import { useBusy } from '../platform/api/busy.ts'
import { useTexts } from '../platform/language/language.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useOpenedAfterMount } from './mount-on-open.ts'

export type DialogProps = {
  opened: boolean
  title: string
  onClose: () => void
  /** What is read with the title when it opens. */
  description?: ReactNode
  children: ReactNode
}

export function DialogWindow({ opened, ...props }: DialogProps) {
  const { common } = useTexts()
  return (
    <Sheet
      place="middle"
      opened={useOpenedAfterMount(opened)}
      close={common.close}
      isHeld={useBusy()}
      {...props}
    />
  )
}
