import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { checkoutTotal } from '@halles/domain/checkout.ts'
import type { Transaction } from '../database/transaction.ts'
import { insertEventsForSuppliers } from '../live/order-events-sql.ts'
import type { Mail } from '../mail/mail-kinds.ts'
import { type InsertedOrder, insertRestaurantOrder } from '../orders/insert-order-sql.ts'
import type { Handler } from '../platform/handler.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/idempotency-sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { RestaurantId, RestaurantViewer } from '../platform/viewer.ts'
import { amountMissingTo, bySupplier, cartOf, type SupplierLines } from './cart-answers.ts'
import { type CartLine, deleteCartLines, listCartLines, lockCart } from './cart-sql.ts'
import { lockOrderedProducts } from './checkout-sql.ts'

type Answer = Output<Endpoints['checkout']>
type Try = { key: string | undefined; seenVersion: string | undefined }

export const checkout: Handler<'checkout'> = async (context) => {
  const { input, viewer, tx, idempotencyKey, dependencies } = context
  const { restaurantId } = viewer
  const thisTry = { key: idempotencyKey, seenVersion: input.cart_version }
  await lockCart(tx, restaurantId)
  const earlier = await findEarlierAnswer(tx, viewer, thisTry)
  if (earlier) return earlier

  await lockOrderedProducts(tx, restaurantId)
  const lines = await listCartLines(tx, restaurantId)
  if (lines.length === 0) throw refuse('cart_empty')
  await refuseUnavailable(tx, restaurantId, lines)
  const cart = cartOf(lines)
  if (thisTry.seenVersion !== undefined && thisTry.seenVersion !== cart.cart_version)
    throw refuse('cart_changed', { cart })
  const order = await placeOrder(tx, restaurantId, minimumsMet(bySupplier(lines)))
  await dependencies.queueMail(tx, ...mailsAbout(order, restaurantId))
  const answer = { cart: cartOf([]), order_public_id: order.publicId }
  await deleteCartLines(tx, restaurantId, lines)
  await keepAnswer(tx, viewer, thisTry, answer)
  await insertEventsForSuppliers(tx, order.id, 'placed')
  return answer
}

/** What the key was answered before. Without a version to tell carts apart, a filled cart is another one. */
async function findEarlierAnswer(
  tx: Transaction,
  { accountId, restaurantId }: RestaurantViewer,
  { key, seenVersion }: Try,
): Promise<Answer | undefined> {
  if (key === undefined) return undefined
  const kept = await findStoredResponse<Answer>(tx, accountId, { call: 'checkout', key })
  if (!kept) return undefined
  if (kept.fingerprint !== fingerprintOf(seenVersion)) throw refuse('key_reused')
  const isSame = seenVersion !== undefined || (await listCartLines(tx, restaurantId)).length === 0
  if (!isSame) throw refuse('key_reused')
  return kept.answer
}

async function keepAnswer(
  tx: Transaction,
  { accountId }: RestaurantViewer,
  { key, seenVersion }: Try,
  answer: Answer,
): Promise<void> {
  if (key === undefined) return
  const fingerprint = fingerprintOf(seenVersion)
  const kept = { call: 'checkout', key, fingerprint, answer } as const
  if (!(await insertStoredResponse(tx, accountId, kept))) throw refuse('key_reused')
}

function fingerprintOf(seenVersion: string | undefined): string {
  return JSON.stringify({ cart_version: seenVersion })
}

/** The answer names the lines that left the cart, with the version of what is left of it. */
async function refuseUnavailable(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: CartLine[],
): Promise<void> {
  const gone = lines.filter((line) => line.reason !== null)
  if (gone.length === 0) return
  await deleteCartLines(tx, restaurantId, gone)
  const { cart_version } = cartOf(lines.filter((line) => line.reason === null))
  throw refuse('cart_changed', { cart: { ...cartOf(lines), cart_version } }).keepingChanges()
}

function minimumsMet(groups: SupplierLines[]): SupplierLines[] {
  const below = groups.filter((group) => group.amountMissingCents > 0)
  if (below.length === 0) return groups
  throw refuse('minimum_not_met', { suppliers: below.map(amountMissingTo) })
}

function placeOrder(
  tx: Transaction,
  restaurantId: RestaurantId,
  groups: SupplierLines[],
): Promise<InsertedOrder> {
  return insertRestaurantOrder(tx, restaurantId, {
    totalCents: checkoutTotal(groups),
    supplierOrders: groups.map(({ supplierId, totalCents, lines }) => ({
      supplierId,
      totalCents,
      lines: lines.map(frozen),
    })),
  })
}

/** To the restaurant about all of it, and to each supplier about its own part. */
function mailsAbout(order: InsertedOrder, restaurantId: RestaurantId): Mail[] {
  return [
    {
      kind: 'order-placed',
      to: { accountId: restaurantId },
      facts: { restaurantOrderId: order.id },
    },
    ...order.supplierOrders.map(
      ({ id, supplierId }): Mail => ({
        kind: 'order-received',
        to: { accountId: supplierId },
        facts: { supplierOrderId: id },
      }),
    ),
  ]
}

/** The product's facts as they are now, which the order keeps. */
function frozen(line: CartLine) {
  return {
    product_id: line.product_id,
    product_public_id: line.public_id,
    name_fr: line.name_fr,
    name_en: line.name_en,
    unit: line.unit,
    price_cents: line.price_cents,
    quantity_hundredths: line.quantity_hundredths,
    price_per_unit: line.price_per_unit,
    quantity: line.quantity,
  }
}
