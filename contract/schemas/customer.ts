import {
  CUSTOMER_STATUSES,
  MAX_CUSTOMER_CODE,
  MAX_CUSTOMER_NOTE,
  MAX_TERMS_DAYS,
} from '@halles/domain/customer.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { minimumOrderInput, money } from './amounts.ts'
import { day, orderNumber } from './order.ts'
import { lineOrNone, optionalParagraph, publicId } from './text.ts'
import { isEstimate } from './weight.ts'

const termsDays = z
  .int(problem('terms_days_invalid'))
  .min(0, problem('terms_days_invalid'))
  .max(MAX_TERMS_DAYS, problem('terms_days_invalid'))

/** What a supplier says of a customer; null: as with everybody else. */
export const customerInput = {
  code: lineOrNone(MAX_CUSTOMER_CODE),
  minimum_order_price: minimumOrderInput.nullable(),
  terms_days: termsDays.nullable(),
  note: optionalParagraph(MAX_CUSTOMER_NOTE),
}

/** How the two stand: what is cancelled counts in no number or sum. */
const standing = {
  status: z.enum(CUSTOMER_STATUSES),
  code: z.string().meta({ description: 'The supplier’s own number of it; empty: none' }),
  since: day.meta({ description: 'When it came to its status' }),
  last_ordered: day.nullable(),
  price_list: z.object({ public_id: publicId, name: z.string() }).nullable(),
}

const sales = z.object({ orders: z.int(), total: money, is_estimate: isEstimate })

export const customerListItem = z
  .object({
    restaurant: z.object({ public_id: publicId, name: z.string(), city: z.string() }),
    ...standing,
    orders: z.int(),
    year_total: money.meta({ description: 'Of the last twelve months' }),
    is_estimate: isEstimate,
  })
  .meta({ id: 'CustomerListItem' })

export const customer = z
  .object({
    restaurant: z.object({
      public_id: publicId,
      name: z.string(),
      phone_number: z.string(),
      address: z.string(),
      city: z.string(),
      zip_code: z.string(),
      user: z.object({ email: z.string() }),
    }),
    ...standing,
    minimum_order_price: money
      .nullable()
      .meta({ description: "In place of the zone's and the supplier's own" }),
    terms_days: z.int().nullable().meta({ description: 'Days within which it pays' }),
    note: z.string().meta({ description: "For the supplier's eyes" }),
    month: sales.meta({ description: 'Of this month' }),
    year: sales.meta({ description: 'Of the last twelve months' }),
    last_orders: z
      .array(
        z.object({
          public_id: publicId,
          number: orderNumber,
          date: day,
          status: z.enum(SUPPLIER_ORDER_STATUSES),
          total_price: money,
          is_estimate: isEstimate,
        }),
      )
      .meta({ description: 'The newest first' }),
  })
  .meta({ id: 'Customer' })
