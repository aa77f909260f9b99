import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Notice } from '../notice.tsx'

type ImportResultProps = {
  title: string
  outcome: string
  isUndone: boolean
  undo: {
    isPending: boolean
    failure: string | undefined
    start: (sent: undefined, then: { onSuccess: () => void }) => void
  }
  texts: { undo: string; undoTitle: string; undoMessage: string; keep: string }
  /** Where what was imported is seen. */
  see?: ReactNode
}

/** What became of an import that was confirmed, and how it is undone. */
export function ImportResult(props: ImportResultProps) {
  const { title, outcome, isUndone, undo, texts, see } = props
  const [asking, setAsking] = useState(false)
  const undoing = isUndone ? null : (
    <Button variant="default" onClick={() => setAsking(true)}>
      {texts.undo}
    </Button>
  )
  const action = (
    <div className="row center gap-md">
      {see}
      {undoing}
    </div>
  )
  return (
    <>
      <Notice tone="success" action={see || undoing ? action : undefined}>
        {isUndone ? null : (
          <>
            <strong>{title}</strong>
            <br />
          </>
        )}
        {outcome}
      </Notice>
      <ConfirmDialog
        opened={asking}
        title={texts.undoTitle}
        confirm={texts.undo}
        cancel={texts.keep}
        destructive
        busy={undo.isPending}
        failure={undo.failure}
        onConfirm={() => undo.start(undefined, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {texts.undoMessage}
      </ConfirmDialog>
    </>
  )
}
