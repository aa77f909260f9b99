import { importedRows } from '@halles/domain/catalogue-changes.ts'
import type { RecordedAction } from '../activity/business-actions-sql.ts'
import type { ImportSummary } from './price-imports-sql.ts'

/** An import of prices, or its undoing, as the activity of the business says it. */
export function recordedImport(
  action: 'prices_imported' | 'price_import_undone',
  { counts, price_list }: ImportSummary,
): RecordedAction {
  const removed = counts.removed > 0 ? [{ field: 'deleted' as const, to: `${counts.removed}` }] : []
  return { action, subject: price_list.name, detail: [...importedRows(counts), ...removed] }
}
