import { defaultDay } from '@halles/domain/delivery-choice.ts'
import type { CheckoutAnswer, OfferedDay, SupplierPart } from './checkout-answer.ts'

/** The days that were shown as taken without a choice, by supplier. */
export type ShownDays = Readonly<Record<string, string>>

/**
 * The day of a supplier's part: the chosen one, else the one that was shown first. `closed` is a day that is not offered any
 * more: then none is selected, for another is never taken in its place.
 */
export function selectedDay(
  { delivery, supplier }: SupplierPart,
  shown: ShownDays,
): { selected?: OfferedDay; closed?: string } {
  if (!delivery) return {}
  const wanted = delivery.chosen ?? shown[supplier.public_id]
  const selected =
    wanted === undefined
      ? defaultDay(delivery.days.map((day) => ({ ...day, isLate: day.is_late })))
      : delivery.days.find(({ day }) => day === wanted)
  if (selected) return { selected }
  return wanted === undefined ? {} : { closed: wanted }
}

/** The days shown so far, with those that an answer shows first. */
export function withShownDays(shown: ShownDays, { supplier_products }: CheckoutAnswer): ShownDays {
  const added = supplier_products.flatMap((part): [string, string][] => {
    const { public_id } = part.supplier
    const { selected } = selectedDay(part, shown)
    return selected && shown[public_id] === undefined ? [[public_id, selected.day]] : []
  })
  return added.length > 0 ? { ...shown, ...Object.fromEntries(added) } : shown
}

/** Why the parts cannot be ordered for a day each: a supplier, by name, offers none; or one is to be chosen. */
export function missingDay(
  parts: readonly SupplierPart[],
  shown: ShownDays,
): { noneOfferedBy: string } | 'to-choose' | undefined {
  const byDay = parts.filter(({ delivery }) => delivery !== null)
  const closed = byDay.find(({ delivery }) => delivery?.days.length === 0)
  if (closed) return { noneOfferedBy: closed.supplier.name }
  return byDay.some((part) => !selectedDay(part, shown).selected) ? 'to-choose' : undefined
}

/** What a checkout names: the day on screen of each part that is delivered by day. */
export function namedDays(parts: readonly SupplierPart[], shown: ShownDays) {
  return parts.flatMap((part) => {
    const { selected } = selectedDay(part, shown)
    return selected ? [{ supplier_public_id: part.supplier.public_id, day: selected.day }] : []
  })
}
