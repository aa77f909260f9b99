import { changedFields } from '@halles/domain/business-activity.ts'
import { nextSeries } from '@halles/domain/papers/series.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { seriesAnswer } from './series-answer.ts'
import { listSeries, lockSeries, updateSeries } from './series-sql.ts'

export const paperSeriesSave: Handler<'paperSeriesSave'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const { supplierId } = viewer
  const before = await lockSeries(tx, supplierId, input.kind)
  const after = nextSeries(before, { prefix: input.prefix, nextNumber: input.next_number })
  if ('refused' in after) throw refuse(after.refused)
  const detail = changedFields(facts(before), facts(after), FIELDS)
  if (detail.length > 0) {
    await updateSeries(tx, supplierId, { ...after, kind: input.kind })
    await insertBusinessAction(tx, viewer, { action: 'paper_series_saved', detail })
    await bumpChangeCounter(tx, supplierId)
  }
  return seriesAnswer(await listSeries(tx, supplierId))
}

const FIELDS = ['series_prefix', 'next_number'] as const

const facts = ({ prefix, lastNumber }: { prefix: string; lastNumber: number }) => ({
  series_prefix: prefix,
  next_number: lastNumber,
})
