import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type AskButtonProps = ButtonLook & {
  className?: string | undefined
  children: ReactNode
  'aria-label'?: string
  title: string
  message: ReactNode
  confirm: string
  cancel?: string
  destructive?: boolean
  change: {
    start: (sent: undefined, ends?: { onSuccess?: () => void }) => void
    reset: () => void
    isPending: boolean
    failure: string | undefined
  }
  /** In place of starting the change, which closes the question once it is done. */
  onConfirm?: (close: () => void) => void
}

/** A button whose change is asked about first. */
export function AskButton(props: AskButtonProps) {
  const { title, message, confirm, cancel, destructive, change, onConfirm, ...button } = props
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const start = () => change.start(undefined, { onSuccess: close })
  function ask() {
    change.reset()
    setAsking(true)
  }
  return (
    <>
      <Button {...button} onClick={ask} />
      <ConfirmDialog
        opened={asking}
        title={title}
        confirm={confirm}
        {...(cancel !== undefined && { cancel })}
        {...(destructive && { destructive })}
        busy={change.isPending}
        failure={change.failure}
        onConfirm={onConfirm ? () => onConfirm(close) : start}
        onClose={close}
      >
        {message}
      </ConfirmDialog>
    </>
  )
}
