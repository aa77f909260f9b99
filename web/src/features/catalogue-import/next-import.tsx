import { isRunning } from '@halles/domain/import/import-state.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { useQuery } from '@tanstack/react-query'
import { useTextsOf } from '../../platform/language/language.ts'
import { FilePicker } from './file-picker.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { type ImportSummary, lastImportOptions } from './import-queries.ts'

/** The place to choose a file, with the import that can still be undone; while one is under way, how far it is instead. */
export function NextImport({ onRead }: { onRead: (preview: ImportSummary) => void }) {
  const texts = useTextsOf(catalogueImportTexts)
  const { data } = useQuery(lastImportOptions)
  const last = data?.last
  return (
    <>
      {last && isRunning(last.state) ? null : <FilePicker onRead={onRead} />}
      {last && last.state !== 'undone' ? (
        <ImportOutcome title={texts.lastTitle} imported={last} />
      ) : null}
    </>
  )
}
