import type { CheckoutAnswer, DeliveryOffer, OfferedDay } from './checkout-answer.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** From when on the time left is told. */
const SOON_MS = 3 * HOUR_MS

/**
 * Milliseconds to a day's cut-off, so many after the offer was answered: by the server's clock, whatever the device's says.
 */
function millisecondsTo(day: OfferedDay, { at }: DeliveryOffer, elapsed: number): number {
  return Date.parse(day.cut_off_at) - Date.parse(at) - elapsed
}

/** Milliseconds to the next cut-off of any supplier's days; undefined where none is ahead. */
export function nextCutOffIn(
  { supplier_products }: CheckoutAnswer,
  elapsed: number,
): number | undefined {
  const ahead = supplier_products.flatMap(({ delivery }) =>
    delivery
      ? delivery.days
          .map((day) => millisecondsTo(day, delivery, elapsed))
          .filter((milliseconds) => milliseconds > 0)
      : [],
  )
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

/** Whole hours and minutes to a day's cut-off, where it is near and ahead. */
export function timeLeftTo(
  day: OfferedDay,
  offer: DeliveryOffer,
  elapsed: number,
): { hours: number; minutes: number } | undefined {
  const left = millisecondsTo(day, offer, elapsed)
  if (left <= 0 || left > SOON_MS) return undefined
  return { hours: Math.floor(left / HOUR_MS), minutes: Math.floor((left % HOUR_MS) / MINUTE_MS) }
}
