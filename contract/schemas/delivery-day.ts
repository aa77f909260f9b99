import { MAX_ORDER_NOTE, MAX_PO_NUMBER } from '@halles/domain/delivery-choice.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { money } from './amounts.ts'
import { lineOrNone, optionalParagraph, publicId } from './text.ts'

const instant = z.iso.datetime({ offset: true })
const localTime = z.string().meta({ description: 'HH:MM in Montréal' })

/** A day that somebody names, YYYY-MM-DD in Montréal. Whether it is offered depends on the supplier's rules. */
export const namedDay = z.iso.date(problem('date_invalid'))

const deliveryTimes = {
  day: z.iso.date().meta({ description: 'YYYY-MM-DD, in Montréal' }),
  from: localTime,
  to: localTime,
  cut_off_at: instant.meta({ description: 'Until when an order for this day can be placed' }),
  is_late: z.boolean().meta({
    description: 'After the cut-off: the supplier decides whether it is still delivered that day',
  }),
}

const at = instant.meta({ description: "The server's time, by which a day is offered" })

const offeredDay = z.object(deliveryTimes).meta({ id: 'OfferedDay' })

/** Which day a supplier's part of an order became; null: delivery is arranged between the two. */
export const orderedDelivery = z
  .object({
    supplier_public_id: publicId,
    supplier_name: z.string(),
    delivery: offeredDay.nullable(),
  })
  .meta({ id: 'OrderedDelivery' })

/** The first day on which a supplier can still deliver something that it has at once. */
export const nextDelivery = offeredDay
  .extend({
    supplier_public_id: publicId,
    weekdays: z.array(z.int().min(1).max(7)).meta({
      description:
        'When it delivers in an ordinary week, 1 Monday to 7 Sunday; empty: on single days alone',
    }),
    at,
  })
  .meta({ id: 'NextDelivery' })

/** On which days a supplier delivers what the cart has of it. */
export const deliveryOffer = z
  .object({
    days: z.array(offeredDay).meta({ description: 'Soonest first' }),
    chosen: z.iso.date().nullable().meta({
      description: 'The day that the restaurant has chosen, offered or no longer; null: none',
    }),
    minimum: money,
    at,
  })
  .meta({ id: 'DeliveryOffer' })

/** Null: delivery is arranged between the two, and no day is chosen. */
export const supplierDelivery = deliveryOffer.nullable()

/** What a restaurant says with a supplier's part of its order. */
export const orderRemarks = {
  po_number: z.string().meta({ description: "The restaurant's own number; empty: none" }),
  note: z.string().meta({ description: 'To the supplier; empty: none' }),
}

export const poNumber = lineOrNone(MAX_PO_NUMBER)
export const orderNote = optionalParagraph(MAX_ORDER_NOTE)

/** Suppliers whose chosen day is not offered, or who offer none; `day` is the one that was chosen, null where none was. */
export const closedDeliveries = z.array(
  z.object({
    public_id: publicId,
    name: z.string(),
    day: z.iso.date().nullable(),
    delivery: supplierDelivery,
  }),
)

/** The delivery as it was agreed; null: arranged between the two. */
export const agreedDelivery = z
  .object({
    ...deliveryTimes,
    is_late: z.boolean().meta({
      description:
        'Ordered after the cut-off, and the supplier has yet to answer whether it is still delivered that day',
    }),
    is_before_cut_off: z.boolean().meta({
      description:
        "By the server's time, of an order that its restaurant can change until then; false once it has ended",
    }),
  })
  .meta({ id: 'AgreedDelivery' })
  .nullable()
