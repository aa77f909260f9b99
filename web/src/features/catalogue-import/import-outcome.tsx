import { isRunning } from '@halles/domain/import/import-state.ts'
import { Notice } from '../../components/notice.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { ImportSummary } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'
import { useImportTexts } from './use-import-texts.ts'

/** What became of an import that was confirmed: how far it is, or how it ended. */
export function ImportOutcome({ title, imported }: { title: string; imported: ImportSummary }) {
  const catalogueImport = useImportTexts()
  const { state, done, total } = imported
  if (isRunning(state)) return <ImportProgress state={state} done={done} total={total} />
  if (state === 'failed') return <Notice tone="error">{catalogueImport.failed}</Notice>
  return <ImportResult title={title} done={imported} />
}
