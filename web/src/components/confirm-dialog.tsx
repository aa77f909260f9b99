import type { ReactNode } from 'react'
import { isSecondClick } from '../platform/address/plain-click.ts'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'

type ConfirmDialogProps = {
  opened: boolean
  title: string
  children: ReactNode
  /** What may be filled in, too. */
  fields?: ReactNode
  confirm: string
  /** Where "cancel" could be read as the deed itself, or would not say what it does. */
  cancel?: string
  destructive?: boolean
  busy?: boolean
  /** Why it was not done. The question stays when the toast has gone. */
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A question before something that cannot be undone. Focus stays inside and goes back where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirm, destructive = false, busy = false, failure } = props
  const { common } = useTexts()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title} description={children}>
      <div className="stack gap-lg">
        {props.fields}
        {failure === undefined ? null : <Failure>{failure}</Failure>}
        <div className={`${styles.buttons} flex end gap-sm`}>
          <Button variant="default" onClick={props.onClose}>
            {props.cancel ?? common.cancel}
          </Button>
          <Button
            danger={destructive}
            loading={busy}
            onClick={(event) => isSecondClick(event) || props.onConfirm()}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
