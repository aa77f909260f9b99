import { isRunning } from '@halles/domain/import/import-state.ts'
import { useQuery } from '@tanstack/react-query'
import { FilePicker } from './file-picker.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { type ImportSummary, lastImportOptions } from './import-queries.ts'
import { useImportTexts } from './use-import-texts.ts'

/** The place to choose a file, with the import that can still be undone; while one is under way, how far it is instead. */
export function NextImport({ onRead }: { onRead: (preview: ImportSummary) => void }) {
  const catalogueImport = useImportTexts()
  const { data } = useQuery(lastImportOptions)
  const last = data?.last
  return (
    <>
      {last && isRunning(last.state) ? null : <FilePicker onRead={onRead} />}
      {last && last.state !== 'undone' ? (
        <ImportOutcome title={catalogueImport.lastTitle} imported={last} />
      ) : null}
    </>
  )
}
