import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { quantityPerCase } from './amounts.ts'
import { day, itemCode, orderNumber } from './order.ts'
import { publicId } from './text.ts'

const at = z.iso.datetime({ offset: true })

/** A member; the name null where it was erased. */
const member = z.object({ first_name: z.string().nullable() })

const names = { name_fr: z.string(), name_en: z.string() }

/** Null: every product with that lot. */
const recalledProduct = z.object({ public_id: publicId, ...names }).nullable()

/** What of a lot was on a line, without its price; the day agreed for its delivery, null where it was arranged. */
const lotLine = {
  number: orderNumber,
  day: day.nullable(),
  product_public_id: publicId,
  ...names,
  unit: z.string(),
  quantity_per_case: quantityPerCase,
  lot: z.string(),
  expires_on: day.nullable(),
  cases: z.int(),
}

/** Of a supplier's order. */
const lotLineOfSupplier = z
  .object({ supplier_order_public_id: publicId, ...lotLine })
  .meta({ id: 'LotLine' })

/** Who received a lot; how many lines and cases. */
export const lotReceivers = z
  .object({
    lot: z.string(),
    product: recalledProduct,
    restaurant_count: z.int(),
    cases: z.int(),
    /** Which products have the lot, whatever was asked for. */
    products: z.array(
      z.object({
        public_id: publicId,
        ...names,
        item_code: itemCode,
        restaurants: z.int(),
        cases: z.int(),
      }),
    ),
    /** At most 500, by name. */
    receivers: z.array(
      z.object({
        restaurant: z.object({
          public_id: publicId,
          name: z.string(),
          city: z.string(),
          phone_number: z.string(),
          /** Its account has ended: no mail reaches it. */
          is_closed: z.boolean(),
        }),
        cases: z.int(),
        lines: z.array(lotLineOfSupplier.extend({ status: z.enum(SUPPLIER_ORDER_STATUSES) })),
      }),
    ),
  })
  .meta({ id: 'LotReceivers' })

const recallFacts = {
  public_id: publicId,
  lot: z.string(),
  product: recalledProduct,
  reason: z.string(),
  is_exercise: z.boolean(),
  sent_at: at,
}

export const recallListItem = z
  .object({ ...recallFacts, told: z.int(), acknowledged: z.int(), cases: z.int() })
  .meta({ id: 'RecallListItem' })

const acknowledged = z.object({ at, by: member }).nullable()

/** The record: what was told to whom, and who knows of it since when. */
export const recallRecord = z
  .object({
    ...recallFacts,
    by: member,
    supplier: z.object({ name: z.string() }),
    reminded_at: at.nullable(),
    /** From when on those who have not acknowledged it may be told again, and who received it since, for the first time. */
    remind_from: at,
    /** Restaurants that the lot was set for since, which were not told. */
    untold: z.int(),
    cases: z.int(),
    receivers: z.array(
      z.object({
        restaurant: z.object({ public_id: publicId, name: z.string(), city: z.string() }),
        told_at: at,
        cases: z.int(),
        lines: z.array(lotLineOfSupplier),
        acknowledged,
      }),
    ),
  })
  .meta({ id: 'RecallRecord' })

/** A notice as its restaurant reads it: what it received itself, and nothing of others. */
export const recallNotice = z
  .object({
    ...recallFacts,
    supplier: z.object({ public_id: publicId, name: z.string(), phone_number: z.string() }),
    cases: z.int(),
    lines: z.array(z.object({ order_public_id: publicId, ...lotLine })),
    acknowledged,
  })
  .meta({ id: 'RecallNotice' })
