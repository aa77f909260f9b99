import { isRunning, type RunningState } from '@halles/domain/import/import-state.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { invalidateInOtherTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import type { ImportSummary } from './import-queries.ts'
import { useImportStep } from './use-import.ts'

/** What became of an import that was confirmed: how far it is, or how it ended. */
export function ImportOutcome({ title, imported }: { title: string; imported: ImportSummary }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { decimal } = useFormat()
  const { state, done, total, counts } = imported
  const outcome =
    imported.undone_at === null
      ? texts.done(decimal(String(counts.new)), decimal(String(counts.changed)))
      : texts.undone
  // A failure announces itself.
  useAnnounce(isRunning(state) ? texts.running[state] : state === 'failed' ? '' : outcome)
  if (isRunning(state)) return <ImportProgress state={state} done={done} total={total} />
  if (state === 'failed') return <Notice tone="error">{texts.failed}</Notice>
  return <ImportResult title={title} done={imported} outcome={outcome} />
}

type ImportProgressProps = { state: RunningState; done: number; total: number }

/** How far an import under way has come. Once it has ended, lists of products are asked for again. */
function ImportProgress({ state, done, total }: ImportProgressProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const { decimal } = useFormat()
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      const queryKey = ['supplier-product-list']
      queryClient.removeQueries({ queryKey })
      invalidateInOtherTabs(queryKey)
    },
    [queryClient],
  )
  const percent = total === 0 ? 0 : Math.floor((done * 100) / total)
  const [percentage, ...rows] = [percent, done, total].map((count) => decimal(String(count)))
  const words = texts.progress(percentage ?? '', rows[0] ?? '', rows[1] ?? '')
  const title = texts.running[state]
  return (
    <section className="card p-lg">
      <h2>{title}</h2>
      <p className="my-xs">{words}</p>
      <ProgressBar label={title} percent={percent} words={words} />
      <p className="soft mt-md">{texts.runningNote}</p>
    </section>
  )
}

type ImportResultProps = { title: string; done: ImportSummary; outcome: string }

function ImportResult({ title, done, outcome }: ImportResultProps) {
  const texts = useTextsOf(catalogueImportTexts)
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
      <Notice
        tone="success"
        action={<div className="row center gap-md">{isUndone ? <SeeProducts /> : steps}</div>}
      >
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
