import { z } from 'zod'
import { cartTotal, money, unitPrice } from './amounts.ts'
import { ofMember } from './approval.ts'
import { orderRemarks, supplierDelivery } from './delivery-day.ts'
import { deliveryFee, deposit, orderAmounts } from './order-amounts.ts'
import { listedPhoto, ownPrice, productFacts } from './product.ts'
import { publicId } from './text.ts'
import { soldByWeight } from './weight.ts'

const sellingSupplier = z.object({
  public_id: publicId,
  name: z.string(),
  minimum_order_price: money,
  delivery_fee: deliveryFee.optional(),
})

const cartProduct = productFacts
  .extend({
    price_per_kg: unitPrice.nullable(),
    sold_by_weight: soldByWeight
      .optional()
      .meta({ description: 'Not of what a device kept before there was such a thing' }),
    own_price: ownPrice,
    // Not of what a device has kept of before there were any.
    photo: listedPhoto.nullable().optional(),
    deposit: deposit.optional(),
    supplier: sellingSupplier,
  })
  .meta({ id: 'CartProduct' })

/** Why a stored line can no longer be ordered. */
export const UNAVAILABLE_REASONS = [
  'product_deleted',
  'supplier_unavailable',
  'city_not_served',
  'not_a_customer',
  'product_unavailable',
] as const

const unavailableLine = z
  .object({
    product: cartProduct,
    quantity: z.int(),
    reason: z.enum(UNAVAILABLE_REASONS),
    available_from: z.iso.date().nullable().meta({
      description: 'YYYY-MM-DD, in Montréal: when what is out is back, where that is said',
    }),
  })
  .meta({ id: 'UnavailableLine' })

const cartLine = z
  .object({ product: cartProduct, quantity: z.int(), total_price: money })
  .meta({ id: 'CartLine' })

const totalAmounts = orderAmounts
  .optional()
  .meta({ description: 'Of all suppliers. Not of what was kept of before there were fees.' })

/**
 * The whole cart. `cart_version` changes with lines, quantities, current prices, fees, deposits and minimums, and what was
 * chosen for the order; `approval` and `exceeded` are for the member who asks, null while the cart is empty.
 */
export const cart = z
  .object({
    total_price: cartTotal,
    cart_products: z.array(cartLine),
    amounts: totalAmounts,
    suppliers: z
      .array(z.object({ public_id: publicId, amounts: orderAmounts }))
      .optional()
      .meta({ description: 'What an order of each comes to, in the order of the lines' }),
    unavailable: z.array(unavailableLine),
    cart_version: z.string(),
    ...ofMember,
  })
  .meta({ id: 'Cart' })

/** The cart after one line was changed. */
export const changedCart = cart
  .extend({
    before: z.int().optional().meta({
      description:
        'With an Idempotency-Key: the cases of the product that were in the cart before it was changed',
    }),
  })
  .meta({ id: 'ChangedCart' })

/** Why a line could not be set: the product cannot be ordered now, or the cart holds as many lines as it can. */
const NOT_SET = ['not_found', 'cart_full'] as const

/** What became of one line: the cases that were in the cart before (0: none), and why it was not set. */
export const setLine = z.object({
  productId: publicId,
  before: z.int(),
  refused: z.enum(NOT_SET).nullable(),
})

/** The cart grouped by supplier, with what was chosen for the order. `amount_missing` is "0.00" when the minimum is met. */
export const checkoutView = z
  .object({
    supplier_products: z.array(
      z.object({
        supplier: sellingSupplier,
        total_price: money,
        amounts: orderAmounts.optional(),
        amount_missing: money,
        products: z.array(cartLine),
        delivery: supplierDelivery,
        ...orderRemarks,
      }),
    ),
    total_price: cartTotal,
    amounts: totalAmounts,
    unavailable: z.array(unavailableLine),
    cart_version: z.string(),
    ...ofMember,
  })
  .meta({ id: 'CheckoutView' })

export const suppliersBelowMinimum = z.array(
  z.object({ public_id: publicId, name: z.string(), amount_missing: money }),
)
