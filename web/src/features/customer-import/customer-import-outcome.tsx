import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { type CustomerImport, useCustomerStep } from './customer-import-queries.ts'

type CustomerImportOutcomeProps = { title: string; imported: CustomerImport }

/** What became of an import that was confirmed, and how it is undone. */
export function CustomerImportOutcome({ title, imported }: CustomerImportOutcomeProps) {
  const texts = useTextsOf(customerImportTexts)
  const { decimal } = useFormat()
  const [asking, setAsking] = useState(false)
  const undo = useCustomerStep('undoCustomers', imported.public_id)
  const { counts, taken_back } = imported
  const isUndone = imported.state === 'undone'
  const outcome = isUndone
    ? texts.undone(decimal(String(taken_back)), taken_back > 1)
    : texts.done(decimal(String(counts.new)), decimal(String(counts.changed)))
  useAnnounce(outcome)
  const action = (
    <Button variant="default" onClick={() => setAsking(true)}>
      {texts.undo}
    </Button>
  )
  return (
    <>
      <Notice tone="success" action={isUndone ? undefined : action}>
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
