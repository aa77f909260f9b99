import type { RefusalCarries } from '@halles/contract/refusals.ts'
import type { OfferedDay } from '@halles/domain/delivery-days.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'

/** A day that was proposed and is not offered, and those that are, by the database's clock at an instant. */
export type ClosedDay = { day: string; at: string; days: OfferedDay[] }

/** What `delivery_day_closed` carries of it. */
export function closedDayToWire(
  { supplier, minimumCents }: LockedSupplierOrder,
  { day, at, days }: ClosedDay,
): RefusalCarries<'delivery_day_closed'> {
  const offered = days.map(({ day, from, to, cutOffAt, isLate }) => ({
    day,
    from,
    to,
    cut_off_at: cutOffAt,
    is_late: isLate,
  }))
  const delivery = { days: offered, chosen: day, minimum: minimumCents ?? 0, at }
  return {
    deliveries: [{ public_id: supplier.publicId, name: supplier.name, day, delivery }],
  }
}
