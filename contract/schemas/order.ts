import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { LINE_STATES, SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { productFacts } from './product.ts'
import { publicId } from './text.ts'

/** A day in Montréal, YYYY-MM-DD. */
export const day = z.iso.date()

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

/** A line as the restaurant follows it. `edited_quantity` is 0 when unchanged. */
const restaurantOrderLine = z.object({
  product: productFacts,
  quantity: z.int(),
  edited_quantity: z.int(),
  status: z.enum(LINE_STATES),
  is_cancelled: z.boolean(),
  total_price: money,
})

const restaurantOrderFacts = z.object({
  public_id: publicId,
  number: orderNumber,
  date: day,
  status: z.enum(RESTAURANT_ORDER_STATUSES),
  total_price: money,
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
      }),
    ),
  })
  .meta({ id: 'RestaurantOrderListItem' })

export const restaurantOrderDetail = restaurantOrderFacts
  .extend({
    supplier_products: z.array(
      z.object({
        supplier: z.object({ public_id: publicId, name: z.string() }),
        status: z.enum(SUPPLIER_ORDER_STATUSES),
        total_price: money,
        steps: stepsTo(SUPPLIER_ORDER_STATUSES),
        products: z.array(restaurantOrderLine),
      }),
    ),
    steps: stepsTo(RESTAURANT_ORDER_STATUSES),
  })
  .meta({ id: 'RestaurantOrder' })

const receivedOrder = {
  received_at: z.iso.datetime({ offset: true }),
  /** The number of its last step: sent with an answer, it says which state of the order is answered. */
  order_version: z.int(),
}

export const supplierOrderListItem = z
  .object({
    public_id: publicId,
    number: orderNumber,
    date: day,
    total_price: money,
    restaurant: z.object({ name: z.string(), public_id: publicId, city: z.string() }),
    ...receivedOrder,
    /** Lines and cases that are open. */
    lines: z.int(),
    cases: z.int(),
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
      ...receivedOrder,
      restaurant: z.object({
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
        price: money,
        quantity_per_case: quantityPerCase,
        unit: z.string(),
        price_per_unit: unitPrice,
        quantity: z.int(),
        edited_quantity: z.int(),
        is_cancelled: z.boolean(),
        total_price: money,
      }),
    ),
    steps: stepsTo(SUPPLIER_ORDER_STATUSES),
  })
  .meta({ id: 'SupplierOrder' })
