import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { ImportResult } from '../../components/import/import-result.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { type CustomerImport, useCustomerStep } from './customer-import-queries.ts'

type CustomerImportOutcomeProps = { title: string; imported: CustomerImport }

/** What became of an import that was confirmed, and how it is undone. */
export function CustomerImportOutcome({ title, imported }: CustomerImportOutcomeProps) {
  const texts = useTextsOf(customerImportTexts)
  const { decimal } = useFormat()
  const undo = useCustomerStep('undoCustomers', imported.public_id)
  const { counts, taken_back } = imported
  const isUndone = imported.state === 'undone'
  const outcome = isUndone
    ? texts.undone(decimal(String(taken_back)), taken_back > 1)
    : texts.done(decimal(String(counts.new)), decimal(String(counts.changed)))
  useAnnounce(outcome)
  return (
    <ImportResult title={title} outcome={outcome} isUndone={isUndone} undo={undo} texts={texts} />
  )
}
