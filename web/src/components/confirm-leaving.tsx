import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmLeavingProps = {
  title: string
  children: ReactNode
  leave: string
  stay: string
}

/** While rendered, leaving the page asks first: by a link, a tab of the page, back, or a reload. */
export function ConfirmLeaving({ title, children, leave, stay }: ConfirmLeavingProps) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: always, withResolver: true })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={title}
      confirm={leave}
      cancel={stay}
      destructive
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}

function always(): boolean {
  return true
}
