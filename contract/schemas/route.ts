import { z } from 'zod'
import { askedDay } from './days.ts'
import { day, orderNumber } from './order.ts'
import { publicId } from './text.ts'

/** A delivery zone of the supplier's. */
export const namedZone = z.object({ public_id: publicId, name: z.string() })

/** The deliveries of one day in Montréal, to every zone or to one. */
export const askedDelivery = {
  day: askedDay,
  zone: publicId.optional(),
}

const hour = z.string().meta({ description: 'HH:MM in Montréal' })

/** An order on a day's route, as whoever drives reads it: no price. */
const stop = z.object({
  public_id: publicId,
  number: orderNumber,
  restaurant: z
    .object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      zip_code: z.string(),
      phone_number: z.string(),
    })
    .meta({ description: 'As agreed when the order was placed' }),
  zone: namedZone.nullable(),
  window: z.object({ from: hour, to: hour }),
  lines: z.int(),
  cases: z.int(),
  note: z.string(),
  po_number: z.string(),
})

export const routeSheet = z
  .object({
    as_of: z.iso.datetime({ offset: true }),
    day,
    zone: namedZone.nullable(),
    /** Of the order of the day's stops: `route-order/` names the one that was seen. */
    version: z.int(),
    /** Accepted orders, in the order in which they are delivered. */
    stops: z.array(stop),
    /** Accepted orders after those on the sheet. */
    later: z.int(),
    /** Orders of the day that wait for an answer: they are no stops yet. */
    unanswered: z.int(),
    /** The first day after it that has open orders. */
    next_day: day.nullable(),
  })
  .meta({ id: 'RouteSheet' })
