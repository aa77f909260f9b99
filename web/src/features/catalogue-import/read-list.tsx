import { isRunning } from '@halles/domain/import/import-state.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/error-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { FilePicker } from './file-picker.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { type ImportSummary, importRowsOptions } from './import-queries.ts'

type ReadListProps = {
  publicId: string
  kind: RowKind
  page: number
  onShow: (kind: RowKind, page?: number) => void
  onRead: (preview: ImportSummary) => void
  onLeave: () => void
}

export function ReadList({ publicId, kind, page, onShow, onRead, onLeave }: ReadListProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const { data, error, refetch } = useQuery(importRowsOptions(publicId, kind, page))
  if (isNotFound(error)) {
    return (
      <div className="stack gap-lg">
        <Notice tone="error">{texts.outdated}</Notice>
        <FilePicker onRead={onRead} />
      </div>
    )
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={6} height={56} />
  if (data.state === 'previewed') {
    return <ImportPreview shown={data} kind={kind} page={page} onShow={onShow} onLeave={onLeave} />
  }
  return (
    <div className="stack gap-lg">
      <ImportOutcome title={texts.doneTitle} imported={data} />
      {isRunning(data.state) ? null : <FilePicker onRead={onRead} />}
    </div>
  )
}
