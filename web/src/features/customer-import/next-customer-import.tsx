import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { useQuery } from '@tanstack/react-query'
import { useTextsOf } from '../../platform/language/language.ts'
import { CustomerFilePicker } from './customer-file-picker.tsx'
import { CustomerImportOutcome } from './customer-import-outcome.tsx'
import { type CustomerImport, lastCustomerImportOptions } from './customer-import-queries.ts'

/** The place to choose a file, with the import that can still be undone. */
export function NextCustomerImport({ onRead }: { onRead: (preview: CustomerImport) => void }) {
  const texts = useTextsOf(customerImportTexts)
  const last = useQuery(lastCustomerImportOptions).data?.last
  return (
    <>
      <CustomerFilePicker onRead={onRead} />
      {last?.state === 'applied' ? (
        <CustomerImportOutcome title={texts.lastTitle} imported={last} />
      ) : null}
    </>
  )
}
