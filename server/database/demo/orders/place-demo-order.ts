import { cartTotal } from '@halles/domain/cart.ts'
import { depositOfCase } from '@halles/domain/deposit.ts'
import { creditFor } from '@halles/domain/receiving.ts'
import { restaurantOrderTotal } from '@halles/domain/restaurant-order.ts'
import { lineAmount, openQuantity, supplierOrderTotal } from '@halles/domain/supplier-order.ts'
import type { DemoAccountIds } from '../accounts/insert-demo-accounts.ts'
import type { HoursBefore } from '../demo-clock.ts'
import { demoPublicId } from '../demo-public-id.ts'
import type { LoadedProducts } from '../products/insert-demo-products.ts'
import { isSoldByWeight } from '../products/sold-by-weight.ts'
import { demoFee } from './demo-fee.ts'
import {
  type DemoOrder,
  type DemoReceipt,
  type DemoSupplierOrder,
  STEP_HOURS,
} from './demo-order.ts'
import type { PlacedOrder, PlacedSupplierOrder } from './demo-orders-sql.ts'
import type { PlacedReceipt } from './receive-demo-order-sql.ts'

/** What the orders refer to, once it is in the database. */
export type LoadedMarket = {
  accountIds: DemoAccountIds
  products: LoadedProducts
  hoursBefore: HoursBefore
}

/** A demo order as a row, its total that of its suppliers' parts. */
export function toRestaurantOrder(
  market: LoadedMarket,
  restaurant: string,
  order: DemoOrder,
  parts: readonly PlacedSupplierOrder[],
): PlacedOrder {
  const restaurantId = idOf(market, restaurant)
  const step = stepOf(market, order, restaurantId)
  const placed = step('active', 0)
  return {
    publicId: demoPublicId('order', restaurant, order.ageHours),
    restaurantId,
    totalCents: restaurantOrderTotal(parts.map((part) => part.totalCents)),
    steps:
      order.status === 'done' ? [placed, step('done', STEP_HOURS.closedByRestaurant)] : [placed],
  }
}

/** A supplier's part as rows. Cancelling an order cancelled each of its lines. */
export function toSupplierOrder(
  market: LoadedMarket,
  restaurant: string,
  order: DemoOrder,
  part: DemoSupplierOrder,
): PlacedSupplierOrder {
  const path = [restaurant, order.ageHours, part.supplier] as const
  const isOpen = !part.receipt && ['pending', 'acknowledged'].includes(part.status)
  const lines = part.lines.map((line) => ({
    publicId: demoPublicId('line', ...path, line.product),
    ...productOf(market, order, part, line.product),
    quantity: line.quantity,
    editedQuantity: line.editedQuantity ?? null,
    isCancelled: part.status === 'cancelled' || line.isCancelled === true,
    reason: line.reason ?? null,
    // What was delivered was sold by the case: it is on invoices as that.
    isWeighed: isOpen && isSoldByWeight(part.supplier, line.product),
  }))
  return {
    publicId: demoPublicId('supplier-order', ...path),
    supplierId: idOf(market, part.supplier),
    feeCents: demoFee(part.supplier, restaurant, cartTotal(lines.map(asked))),
    totalCents: supplierOrderTotal(
      lines.map(({ product, ...line }) => ({ ...line, priceCents: product.priceCents })),
    ),
    steps: stepsOf(market, restaurant, order, part),
    lines,
    messages: part.messages.map(({ by, hoursAfter, text }) => ({
      byAccountId: idOf(market, by === 'restaurant' ? restaurant : part.supplier),
      at: market.hoursBefore(order.ageHours - hoursAfter),
      text,
    })),
    receipt: part.receipt ? toReceipt(market, path, order, lines, part.receipt) : null,
  }
}

/** A product with the deposit that a case of it carried when it was ordered. */
function productOf(
  market: LoadedMarket,
  { ageHours }: DemoOrder,
  { supplier }: DemoSupplierOrder,
  key: string,
) {
  const product = market.products(supplier, key)
  const day = demoDay(market.hoursBefore(ageHours))
  return { product, depositCents: depositOfCase(product.deposit, day) }
}

const asked = ({ product, quantity }: Pick<PlacedLines[number], 'product' | 'quantity'>) => ({
  priceCents: product.priceCents,
  quantity,
})

/** YYYY-MM-DD. */
export function demoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

type PlacedLines = PlacedSupplierOrder['lines']

/** `path`: restaurant, age of the order in hours, supplier. */
function toReceipt(
  market: LoadedMarket,
  path: readonly [string, number, string],
  order: DemoOrder,
  lines: PlacedLines,
  { shortages, credit }: DemoReceipt,
): PlacedReceipt {
  const [restaurant, , supplier] = path
  const doneBy = (key: string, hours: number) => ({
    byAccountId: idOf(market, key),
    at: market.hoursBefore(order.ageHours - hours),
  })
  const toShortLine = ({ product, cases, reason }: DemoReceipt['shortages'][number]) => {
    const publicId = demoPublicId('line', ...path, product)
    const line = lines.find((one) => one.publicId === publicId)
    if (!line) throw new Error(`The demo order has no ${product}`)
    const came = { cases: openQuantity(line), hundredths: cases * 100 }
    const askedCents = creditFor(lineAmount({ ...line, priceCents: line.product.priceCents }), came)
    return { publicId, hundredths: came.hundredths, reason, askedCents }
  }
  return {
    by: doneBy(restaurant, STEP_HOURS.received),
    lines: shortages.map(toShortLine),
    credit: credit && {
      publicId: demoPublicId('credit', ...path),
      answer: credit === 'granted' ? doneBy(supplier, STEP_HOURS.creditAnswered) : null,
    },
  }
}

export function idOf({ accountIds }: LoadedMarket, key: string): number {
  const id = accountIds.get(key)
  if (id === undefined) throw new Error(`The demo market has no ${key}`)
  return id
}

function stepsOf(
  market: LoadedMarket,
  restaurant: string,
  order: DemoOrder,
  { supplier, status }: DemoSupplierOrder,
): PlacedSupplierOrder['steps'] {
  const byRestaurant = stepOf(market, order, idOf(market, restaurant))
  const bySupplier = stepOf(market, order, idOf(market, supplier))
  const placed = byRestaurant('pending', 0)
  if (status === 'pending') return [placed]
  if (status !== 'done') return [placed, bySupplier(status, STEP_HOURS.answered)]
  return [
    placed,
    bySupplier('acknowledged', STEP_HOURS.answered),
    bySupplier('done', STEP_HOURS.delivered),
  ]
}

function stepOf({ hoursBefore }: LoadedMarket, order: DemoOrder, byAccountId: number) {
  return <const Status extends string>(status: Status, hoursAfterCheckout: number) => ({
    status,
    byAccountId,
    at: hoursBefore(order.ageHours - hoursAfterCheckout),
  })
}
