import { PRICE_SOURCES } from '@halles/domain/offer.ts'
import { ORDER_CHANGES, ORDER_SIDES } from '@halles/domain/order-change.ts'
import { ORDER_REASONS } from '@halles/domain/reasons.ts'
import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { LINE_STATES, SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { agreedDelivery, orderRemarks } from './delivery-day.ts'
import { deposit, orderAmounts } from './order-amounts.ts'
import { paperName } from './paper-name.ts'
import { productFacts } from './product.ts'
import { proposal } from './proposal.ts'
import { credit, creditStatus, receipt, receiving } from './receiving.ts'
import { publicId } from './text.ts'
import { isEstimate, weighing } from './weight.ts'

/** A supplier's own code of a product, as it is today: in answers to suppliers alone. */
export const itemCode = z.string().meta({ description: 'As it is today; empty: none' })

/** A day in Montréal, YYYY-MM-DD. */
export const day = z.iso.date()

/** Rows of each list of a day's beginning; whoever has more reads them among the orders. */
export const MOST_TODAY = 20

/** How a restaurant and its suppliers name an order: 1, 2, 3 as they were placed, each restaurant's own. */
export const orderNumber = z.int().meta({ description: 'Counts each restaurant’s orders from 1' })

/**
 * The steps an order has taken, in their order. `at` is null for a step of the other side; `by` for one taken before there were
 * persons, and its first name where that was erased.
 */
function stepsTo<const Statuses extends readonly [string, ...string[]]>(statuses: Statuses) {
  return z.array(
    z.object({
      status: z.enum(statuses),
      at: z.iso.datetime({ offset: true }).nullable(),
      by: z.object({ first_name: z.string().nullable() }).nullable(),
    }),
  )
}

/** The steps of a supplier's order, with whose they were, and why. */
const supplierSteps = z.array(
  stepsTo(SUPPLIER_ORDER_STATUSES)
    .element.extend({
      side: z.enum(ORDER_SIDES),
      reason: z.enum(ORDER_REASONS).nullable(),
      note: z.string(),
    })
    .meta({ id: 'SupplierStep' }),
)

/** Invoices and credit notes of an order, as they were issued. */
const papers = z.array(paperName)

/** What became of a line since checkout. */
const lineChanges = {
  agreed: z
    .object({ source: z.enum(PRICE_SOURCES), list_price: money })
    .optional()
    .meta({
      description:
        'Where the price came from, and what everyone was asked then. Absent where it was that.',
    }),
  steps: z
    .array(z.object({ from_cases: z.int(), price: money }))
    .optional()
    .meta({
      description:
        'What each of so many cases costs by what was agreed then, from one case on. Absent where the number does not count.',
    }),
  deposit: deposit.optional(),
  /** As it was ordered; `quantity` is what is asked for now. */
  first_quantity: z.int(),
  cancelled_by: z.enum(ORDER_SIDES).nullable(),
  /** Of its last change. */
  reason: z.enum(ORDER_REASONS).nullable(),
  note: z.string(),
  /** The line that it stands for. */
  replaces: publicId.nullable(),
  weighing,
}

/** A line as the restaurant follows it. `edited_quantity` is 0 when unchanged. */
const restaurantOrderLine = z.object({
  public_id: publicId,
  product: productFacts,
  ...lineChanges,
  /** Whether it may be removed because its supplier has reduced it a moment ago, whatever else may be changed. */
  may_drop: z.boolean(),
  quantity: z.int(),
  edited_quantity: z.int(),
  status: z.enum(LINE_STATES),
  is_cancelled: z.boolean(),
  total_price: money,
})

/** Entries of a part's trail, steps aside, that the other side made and the reader has not seen. */
const unread = z.int()

/** Not of what was kept of before there were fees and deposits. */
const amounts = orderAmounts.optional()

/** What waits for an answer of either side, and what the reader may propose now: nothing while something waits. */
const proposals = {
  proposal: proposal.nullable(),
  may_propose: z.array(z.enum(ORDER_CHANGES)),
}

/** Of a row: until when the reader's side, or the other, is asked to answer a proposal. Null: nothing is proposed. */
const openProposal = z
  .object({ side: z.enum(ORDER_SIDES), answer_by: z.iso.datetime({ offset: true }) })
  .nullable()

const restaurantOrderFacts = z.object({
  public_id: publicId,
  number: orderNumber,
  date: day,
  status: z.enum(RESTAURANT_ORDER_STATUSES),
  total_price: money,
  is_estimate: isEstimate,
})

/** A row of the restaurant's list. `is_changed`: the supplier reduced or removed lines, as it does with all it refuses. */
export const restaurantOrderListItem = restaurantOrderFacts
  .extend({
    suppliers: z.array(
      z.object({
        public_id: publicId,
        name: z.string(),
        status: z.enum(SUPPLIER_ORDER_STATUSES),
        is_changed: z.boolean(),
        cancelled_by: z
          .enum(ORDER_SIDES)
          .nullable()
          .meta({ description: 'Who refused it or took it back; null while it is not cancelled' }),
        delivery: agreedDelivery,
        unread,
        proposal: openProposal,
        /** What became of a credit that was asked for. */
        credit: creditStatus.nullable(),
      }),
    ),
  })
  .meta({ id: 'RestaurantOrderListItem' })

export const restaurantOrderDetail = restaurantOrderFacts
  .extend({
    amounts,
    supplier_products: z.array(
      z.object({
        /** Of the supplier's part of the order. */
        public_id: publicId,
        supplier: z.object({ public_id: publicId, name: z.string() }),
        status: z.enum(SUPPLIER_ORDER_STATUSES),
        total_price: money,
        amounts,
        is_estimate: isEstimate,
        order_version: z.int(),
        /** What the restaurant may do at once. */
        changes: z.array(z.enum(ORDER_CHANGES)),
        steps: supplierSteps,
        delivery: agreedDelivery,
        ...orderRemarks,
        receipt,
        credit,
        papers,
        receiving,
        ...proposals,
        products: z.array(restaurantOrderLine),
      }),
    ),
    steps: stepsTo(RESTAURANT_ORDER_STATUSES),
  })
  .meta({ id: 'RestaurantOrder' })

const receivedOrder = {
  received_at: z.iso.datetime({ offset: true }),
  /** The number of its last entry that is not a message: sent with an answer, it says which state of the order is answered. */
  order_version: z.int(),
}

export const supplierOrderListItem = z
  .object({
    public_id: publicId,
    number: orderNumber,
    date: day,
    total_price: money,
    is_estimate: isEstimate,
    restaurant: z.object({ name: z.string(), public_id: publicId, city: z.string() }),
    ...receivedOrder,
    delivery: agreedDelivery,
    ...orderRemarks,
    credit: creditStatus.nullable(),
    /** Lines and cases that are open. */
    lines: z.int(),
    cases: z.int(),
    unread,
    proposal: openProposal,
  })
  .meta({ id: 'SupplierOrderListItem' })

/** An order as its supplier works on it: only its own lines, of the restaurant only what a delivery needs. */
export const supplierOrderDetail = z
  .object({
    supplierOrder: z.object({
      public_id: publicId,
      number: orderNumber,
      date: day,
      status: z.enum(SUPPLIER_ORDER_STATUSES),
      total_price: money,
      amounts,
      is_estimate: isEstimate,
      ...receivedOrder,
      delivery: agreedDelivery,
      ...orderRemarks,
      /** As it was when the order was placed. */
      restaurant: z.object({
        public_id: publicId,
        name: z.string(),
        phone_number: z.string(),
        address: z.string(),
        city: z.string(),
        zip_code: z.string(),
        user: z.object({ email: z.string() }),
      }),
    }),
    orderProducts: z.array(
      z.object({
        public_id: publicId,
        product: productFacts,
        item_code: itemCode,
        price: money,
        quantity_per_case: quantityPerCase,
        unit: z.string(),
        price_per_unit: unitPrice,
        quantity: z.int(),
        edited_quantity: z.int(),
        is_cancelled: z.boolean(),
        total_price: money,
        ...lineChanges,
      }),
    ),
    steps: supplierSteps,
    receipt,
    credit,
    papers,
    ...proposals,
  })
  .meta({ id: 'SupplierOrder' })
