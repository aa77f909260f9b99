import { IMPORT_COLUMNS, REQUIRED_COLUMNS } from '@halles/domain/import/import-columns.ts'
import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { ListFilePicker } from '../../components/list-file-picker.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { ImportSummary } from './import-queries.ts'
import { useReadFile } from './use-import.ts'

/** Takes a price list, chosen or dropped, and has it read. */
export function FilePicker({ onRead }: { onRead: (preview: ImportSummary) => void }) {
  const texts = useTextsOf(catalogueImportTexts)
  const optional = IMPORT_COLUMNS.filter((column) => !REQUIRED_COLUMNS.includes(column))
  const listed = (columns: typeof IMPORT_COLUMNS) => columns.map((column) => texts.columns[column])
  return (
    <ListFilePicker
      texts={texts.picker}
      columns={{ needed: listed(REQUIRED_COLUMNS), optional: listed(optional) }}
      mostBytes={MAX_IMPORT_BYTES}
      read={useReadFile(onRead)}
    />
  )
}
