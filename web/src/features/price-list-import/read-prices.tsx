import { isRunning } from '@halles/domain/import/import-state.ts'
import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/error-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { PriceFilePicker, type PriceFilePickerProps } from './price-file-picker.tsx'
import { PriceImportOutcome } from './price-import-outcome.tsx'
import { PriceImportPreview } from './price-import-preview.tsx'
import { priceRowsOptions } from './price-import-queries.ts'

type ReadPricesProps = PriceFilePickerProps & {
  publicId: string
  kind: PriceRowKind
  page: number
  /** Other rows of the same file. */
  onShow: (kind: PriceRowKind, page?: number) => void
  onLeave: () => void
}

/** A file that was read: what it would change, or what became of it. */
export function ReadPrices({ publicId, listPublicId, onRead, ...props }: ReadPricesProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const { kind, page } = props
  const { data, error, refetch } = useQuery(priceRowsOptions(publicId, kind, page))
  const picker = <PriceFilePicker listPublicId={listPublicId} onRead={onRead} />
  if (isNotFound(error)) {
    return (
      <div className="stack gap-lg">
        <Notice tone="error">{texts.outdated}</Notice>
        {picker}
      </div>
    )
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={6} height={56} />
  if (data.state === 'previewed') return <PriceImportPreview shown={data} {...props} />
  return (
    <div className="stack gap-lg">
      <PriceImportOutcome title={texts.doneTitle} imported={data} />
      {isRunning(data.state) ? null : picker}
    </div>
  )
}
