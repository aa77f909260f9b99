import {
  CUSTOMER_COLUMNS,
  type CustomerColumn,
  REQUIRED_CUSTOMER_COLUMNS,
} from '@halles/domain/customer-import/customer-columns.ts'
import { MAX_CUSTOMER_FILE_BYTES } from '@halles/domain/customer-import/customer-row.ts'
import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { ListFilePicker } from '../../components/list-file-picker.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { type CustomerImport, useReadCustomers } from './customer-import-queries.ts'

const NEEDED: readonly CustomerColumn[] = REQUIRED_CUSTOMER_COLUMNS

/** Takes a list of customers, chosen or dropped, and has it read. */
export function CustomerFilePicker({ onRead }: { onRead: (preview: CustomerImport) => void }) {
  const texts = useTextsOf(customerImportTexts)
  const listed = (columns: readonly CustomerColumn[]) =>
    columns.map((column) => texts.columns[column])
  const optional = CUSTOMER_COLUMNS.filter((column) => !NEEDED.includes(column))
  return (
    <ListFilePicker
      texts={texts.picker}
      columns={{ needed: listed(NEEDED), optional: listed(optional) }}
      mostBytes={MAX_CUSTOMER_FILE_BYTES}
      read={useReadCustomers(onRead)}
    />
  )
}
