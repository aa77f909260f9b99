import { isRunning, type RunningState } from '@halles/domain/import/import-state.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ImportProgress } from '../../components/import/import-progress.tsx'
import { ImportResult } from '../../components/import/import-result.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { invalidateInOtherTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import type { ImportSummary } from './import-queries.ts'
import { useImportStep } from './use-import.ts'

/** What became of an import that was confirmed: how far it is, or how it ended. */
export function ImportOutcome({ title, imported }: { title: string; imported: ImportSummary }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { decimal } = useFormat()
  const { state, counts } = imported
  const undo = useImportStep('undoImport', imported.public_id)
  const outcome =
    imported.undone_at === null
      ? texts.done(decimal(String(counts.new)), decimal(String(counts.changed)))
      : texts.undone
  // A failure announces itself.
  useAnnounce(isRunning(state) ? texts.running[state] : state === 'failed' ? '' : outcome)
  if (isRunning(state)) return <RunningImport {...imported} state={state} />
  if (state === 'failed') return <Notice tone="error">{texts.failed}</Notice>
  return (
    <ImportResult
      title={title}
      outcome={outcome}
      isUndone={imported.undone_at !== null}
      undo={undo}
      texts={texts}
      see={<SeeProducts />}
    />
  )
}

/** Once it has ended, lists of products are asked for again. */
function RunningImport({ state, done, total }: ImportSummary & { state: RunningState }) {
  const texts = useTextsOf(catalogueImportTexts)
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      const queryKey = ['supplier-product-list']
      queryClient.removeQueries({ queryKey })
      invalidateInOtherTabs(queryKey)
    },
    [queryClient],
  )
  return <ImportProgress title={texts.running[state]} done={done} total={total} texts={texts} />
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
