import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { ImportSummary } from './import-queries.ts'
import { useImportStep } from './use-import.ts'

/** What an import did, and the way back. */
export function ImportResult({ title, done }: { title: string; done: ImportSummary }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { decimal } = useFormat()
  const [asking, setAsking] = useState(false)
  const undo = useImportStep('undoImport', done.public_id)
  const isUndone = done.undone_at !== null
  const steps = (
    <>
      <SeeProducts />
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.undo}
      </Button>
    </>
  )
  return (
    <>
      <Notice tone="success" action={<Group>{isUndone ? <SeeProducts /> : steps}</Group>}>
        {isUndone ? (
          texts.undone
        ) : (
          <>
            <strong>{title}</strong>
            <br />
            {texts.done(decimal(String(done.counts.new)), decimal(String(done.counts.changed)))}
          </>
        )}
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

function SeeProducts() {
  const texts = useTextsOf(catalogueImportTexts)
  return (
    <ButtonLink
      to="/supplier/categories/$categoryName"
      params={{ categoryName: 'all' }}
      variant="default"
    >
      {texts.seeProducts}
    </ButtonLink>
  )
}
