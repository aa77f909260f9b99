import { type OfferedDay, offeredDays } from '@halles/domain/delivery-days.ts'
import type { Reader } from '../database/transaction.ts'
import { listCandidateDays } from '../delivery/candidate-days-sql.ts'
import type { CartLine } from './cart-sql.ts'

/** On which days a supplier delivers its part of a cart, soonest first, by the database's clock at an instant. */
export type OfferedDelivery = { zoneId: number; at: string; days: OfferedDay[] }

/** By supplier; one is missing where delivery is arranged between the two. */
export type Deliveries = ReadonlyMap<number, OfferedDelivery>

type Part = { zoneId: number; leadDays: number }

/**
 * What each supplier offers for the lines that can be ordered: the slowest product of a part decides how soon. Asks the
 * database nothing where the restaurant's city is in no zone of any. For a checkout to be called after its locks, as the last
 * that it may be refused for.
 */
export async function listDeliveries(
  reader: Reader,
  lines: readonly CartLine[],
): Promise<Deliveries> {
  const parts = partsOf(lines)
  if (parts.size === 0) return new Map()
  const zoneIds = [...parts.values()].map(({ zoneId }) => zoneId)
  const found = await listCandidateDays(reader, zoneIds)
  return new Map(
    found.map(({ supplierId, zoneId, at, terms, candidates }) => {
      const leadDays = parts.get(supplierId)?.leadDays ?? 0
      return [supplierId, { zoneId, at, days: offeredDays(candidates, terms, leadDays) }]
    }),
  )
}

function partsOf(lines: readonly CartLine[]): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (const { reason, supplier_id, zone_id: zoneId, lead_days } of lines) {
    if (reason !== null || zoneId === null) continue
    const leadDays = Math.max(lead_days, parts.get(supplier_id)?.leadDays ?? 0)
    parts.set(supplier_id, { zoneId, leadDays })
  }
  return parts
}
