import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { paperLabel } from '@halles/domain/papers/series.ts'
import type { Series } from './series-sql.ts'

/** Series as they travel. */
export function seriesAnswer(series: readonly Series[]): Output<Endpoints['getPaperSeries']> {
  return series.map(({ kind, prefix, lastNumber, isNumberSet }) => ({
    kind,
    prefix,
    last_number: lastNumber,
    next_label: paperLabel(prefix, lastNumber + 1),
    may_set_number: !isNumberSet,
  }))
}
