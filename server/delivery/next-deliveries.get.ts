import { defaultDay } from '@halles/domain/delivery-choice.ts'
import { offeredDays, weekdaysWithRun } from '@halles/domain/delivery-days.ts'
import type { Handler } from '../handler.ts'
import { listCandidateDays } from './candidate-days-sql.ts'
import { listZonesOf } from './next-deliveries-sql.ts'

/** As if each supplier had its goods at hand: what a product needs longer, the checkout says. */
export const nextDeliveries: Handler<'nextDeliveries'> = async ({ input, viewer, reader }) => {
  const zones = await listZonesOf(reader, viewer.restaurantId, input.supplier_public_ids)
  if (zones.length === 0) return { deliveries: [] }
  const publicIds = new Map(zones.map(({ zoneId, supplierPublicId }) => [zoneId, supplierPublicId]))
  const found = await listCandidateDays(reader, [...publicIds.keys()])
  const deliveries = found.flatMap(({ zoneId, at, terms, candidates }) => {
    const next = defaultDay(offeredDays(candidates, terms, 0))
    const supplier_public_id = publicIds.get(zoneId)
    if (!next || supplier_public_id === undefined) return []
    const { day, from, to, cutOffAt, isLate } = next
    const weekdays = weekdaysWithRun(candidates)
    const times = { day, from, to, cut_off_at: cutOffAt, is_late: isLate }
    return [{ supplier_public_id, ...times, weekdays, at }]
  })
  return { deliveries }
}
