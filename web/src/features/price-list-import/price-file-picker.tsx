import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { priceListImportTexts } from '@halles/texts/pages/price-list-import.ts'
import { ListFilePicker } from '../../components/list-file-picker.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { PriceImport } from './price-import-queries.ts'
import { useReadPrices } from './use-price-import.ts'

export type PriceFilePickerProps = {
  listPublicId: string
  onRead: (preview: PriceImport) => void
}

/** Takes a file of prices, chosen or dropped, and has it read. */
export function PriceFilePicker({ listPublicId, onRead }: PriceFilePickerProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const { columns } = useTextsOf(priceListImportTexts)
  return (
    <ListFilePicker
      texts={texts.picker}
      columns={{
        needed: [texts.codeOrIdentifier, columns.price],
        optional: [columns.from_cases, columns.from_day, columns.until_day],
      }}
      mostBytes={MAX_IMPORT_BYTES}
      others=".pdf"
      read={useReadPrices(listPublicId, onRead)}
    />
  )
}
