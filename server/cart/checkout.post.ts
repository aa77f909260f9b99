import type { Output } from '@halles/contract/endpoint.ts'
import type { checkout as endpoint } from '@halles/contract/endpoints/cart.ts'
import { checkoutTotal } from '@halles/domain/checkout.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import type { Mail } from '../mail/content/mail-kinds.ts'
import { type InsertedOrder, insertRestaurantOrder } from '../orders/placing/insert-order-sql.ts'
import type { RestaurantId, RestaurantViewer } from '../platform/access/viewer.ts'
import { commitThenRefuse } from '../platform/endpoint/commit-then-refuse.ts'
import type { KeyedRequest, StoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import { keyedRequest } from '../platform/endpoint/request-fingerprint.ts'
import { type AgreedDelivery, agreeOnDays } from './agreed-days.ts'
import {
  amountMissingTo,
  amountsOf,
  bySupplier,
  type Cart,
  cartOf,
  exceededBy,
  exceededToWire,
  firstOf,
  type SupplierLines,
} from './cart-answers.ts'
import { listDeliveries } from './cart-deliveries.ts'
import { type CartLine, deleteCartLines, listCartLines, lockCart } from './cart-sql.ts'
import { differsInMinimums } from './cart-version.ts'
import { finishCheckout, lockOrderedProducts } from './checkout-sql.ts'
import { closedDeliveryOf, dayToWire } from './checkout-view.ts'

type Context = HandlerContext<typeof endpoint>
type Answer = Output<typeof endpoint>

export const checkout: Handler<'checkout'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurantId } = viewer
  const request = keyedRequest('checkout', context)
  // guard: checkout: lock of the cart [checkout-races, order-limits]
  await lockCart(tx, restaurantId)
  const earlier = await lockOrderedProducts<Answer>(tx, viewer, request)
  const lines = await listCartLines(tx, viewer)
  if (earlier) return replay(context, request, earlier, lines)

  if (lines.length === 0) throw refuse('cart_empty')
  const unavailable = lines.filter((line) => line.reason !== null)
  if (unavailable.length > 0) {
    await deleteCartLines(tx, restaurantId, unavailable)
    return commitThenRefuse(refuse('cart_changed', { cart: cartAfterRemoval(lines) }))
  }
  const cart = cartOf(lines)
  const { cart_version: seen = cart.cart_version } = input
  // guard: checkout: version of the cart [checkout.post]
  //   code: const isChanged = seen !== cart.cart_version
  //   instead: const isChanged = false as boolean
  const isChanged = seen !== cart.cart_version
  if (isChanged && !differsInMinimums(seen, lines)) throw refuse('cart_changed', { cart })
  const groups = bySupplier(lines)
  const below = groups.filter((group) => group.amountMissingCents > 0)
  if (below.length > 0) throw refuse('minimum_not_met', { suppliers: below.map(amountMissingTo) })
  if (isChanged) throw refuse('cart_changed', { cart })
  const exceeded = exceededBy(lines)
  // guard: checkout: limits of the member [order-limits, approvals]
  if (exceeded) throw refuse('approval_needed', { exceeded: exceededToWire(exceeded) })
  const deliveries = await listDeliveries(tx, lines)
  const { agreed, closed } = agreeOnDays(groups, deliveries, input.deliveries)
  if (closed.length > 0)
    throw refuse('delivery_day_closed', {
      deliveries: closed.map(({ group, day }) => closedDeliveryOf(group, day, deliveries)),
    })
  const order = await placeOrder(tx, viewer, groups, agreed)
  await dependencies.queueMail(
    tx,
    ...mailsAbout(order, restaurantId),
    ...mailsToAsker(order, viewer, lines),
  )
  const answer = {
    cart: cartOf([]),
    order_public_id: order.publicId,
    deliveries: groups.map((group) => agreedToWire(group, agreed)),
  }
  const isStored = await finishCheckout(tx, viewer, order.id, { lines, request, answer })
  if (!isStored) throw refuse('key_reused')
  return answer
}

/** The response stored under the key. Without a version to tell carts apart, a filled cart is another one. */
function replay(
  { input, refuse }: Context,
  request: KeyedRequest,
  stored: StoredResponse<Answer>,
  lines: readonly CartLine[],
): Answer {
  const isSame = input.cart_version !== undefined || lines.length === 0
  if (!isSame || stored.fingerprint !== request.fingerprint) throw refuse('key_reused')
  // One that was stored before answers named the days has none.
  const { order_public_id, deliveries = [] }: Partial<Answer> & Pick<Answer, 'order_public_id'> =
    stored.answer
  return { cart: cartOf([]), order_public_id, deliveries }
}

function agreedToWire(
  group: SupplierLines,
  agreed: ReadonlyMap<number, AgreedDelivery>,
): Answer['deliveries'][number] {
  const { supplier_public_id, supplier_name } = firstOf(group)
  const delivery = agreed.get(group.supplierId)
  return { supplier_public_id, supplier_name, delivery: delivery ? dayToWire(delivery) : null }
}

/** Names the lines that left the cart, with the version of what remains of it. */
function cartAfterRemoval(lines: CartLine[]): Cart {
  const { cart_version } = cartOf(lines.filter((line) => line.reason === null))
  return { ...cartOf(lines), cart_version }
}

function placeOrder(
  tx: Transaction,
  viewer: RestaurantViewer,
  groups: SupplierLines[],
  agreed: ReadonlyMap<number, AgreedDelivery>,
): Promise<InsertedOrder> {
  return insertRestaurantOrder(tx, viewer, {
    totalCents: checkoutTotal(groups),
    supplierOrders: groups.map((group) => {
      const { supplierId, totalCents, lines } = group
      const { minimum_order_cents: minimumCents, po_number: poNumber, note } = firstOf(group)
      const delivery = agreed.get(supplierId) ?? null
      return {
        ...{ supplierId, totalCents, minimumCents, delivery, poNumber, note },
        feeCents: amountsOf(group).fee,
        lines: lines.map(frozen),
      }
    }),
  })
}

/** To those of the restaurant who close orders about all of it, and to those of each supplier who answer them about its part. */
function mailsAbout(order: InsertedOrder, restaurantId: RestaurantId): Mail[] {
  return [
    {
      kind: 'order-placed',
      to: { accountId: restaurantId, members: 'manage_orders' },
      facts: { restaurantOrderId: order.id },
    },
    ...order.supplierOrders.map(
      ({ id, supplierId }): Mail => ({
        kind: 'order-received',
        to: { accountId: supplierId, members: 'manage_orders' },
        facts: { supplierOrderId: id },
      }),
    ),
  ]
}

/** To who asked for the order that somebody else has placed, unless it was refused before. */
function mailsToAsker(
  order: InsertedOrder,
  { personId }: RestaurantViewer,
  [first]: readonly CartLine[],
): Mail[] {
  const request = first?.approval_request
  if (!request || request.refused || request.personId === personId) return []
  return [
    {
      kind: 'approval-placed',
      to: { personId: request.personId },
      facts: { restaurantOrderId: order.id },
    },
  ]
}

/** The product's facts as they are now, copied onto the order's line. */
function frozen(line: CartLine) {
  return {
    product_id: line.product_id,
    product_public_id: line.public_id,
    name_fr: line.name_fr,
    name_en: line.name_en,
    unit: line.unit,
    price_cents: line.price_cents,
    price_source: line.price_source,
    list_price_cents: line.price_source === 'list' ? null : (line.own_price?.list_price ?? null),
    price_steps: line.price_steps,
    quantity_hundredths: line.quantity_hundredths,
    price_per_unit: line.price_per_unit,
    deposit_cents: line.deposit_cents,
    is_weighed: line.sold_by_weight !== null,
    quantity: line.quantity,
  }
}
