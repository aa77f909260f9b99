import { isRunning } from '@halles/domain/import/import-state.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { ImportProgress } from './import-progress.tsx'
import type { ImportSummary } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'

/** What became of an import that was confirmed: how far it is, or how it ended. */
export function ImportOutcome({ title, imported }: { title: string; imported: ImportSummary }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { state, done, total } = imported
  if (isRunning(state)) return <ImportProgress state={state} done={done} total={total} />
  if (state === 'failed') return <Notice tone="error">{texts.failed}</Notice>
  return <ImportResult title={title} done={imported} />
}
