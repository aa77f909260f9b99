import { isRunning } from '@halles/domain/import/import-state.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { useQuery } from '@tanstack/react-query'
import { useTextsOf } from '../../platform/language/language.ts'
import { PriceFilePicker, type PriceFilePickerProps } from './price-file-picker.tsx'
import { PriceImportOutcome } from './price-import-outcome.tsx'
import { lastPriceImportOptions } from './price-import-queries.ts'

/** The place to choose a file, with the import that can still be undone; while one is under way, how far it is instead. */
export function NextPriceImport(props: PriceFilePickerProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const last = useQuery(lastPriceImportOptions(props.listPublicId)).data?.last
  return (
    <>
      {last && isRunning(last.state) ? null : <PriceFilePicker {...props} />}
      {last && last.state !== 'undone' ? (
        <PriceImportOutcome title={texts.lastTitle} imported={last} />
      ) : null}
    </>
  )
}
