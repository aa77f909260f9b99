import type { ReceivingReason, SupplierReason } from '@halles/domain/reasons.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** A line of an order: cases ordered, and what the supplier made of them, and why. */
export type DemoLine = {
  quantity: number
  editedQuantity?: number
  isCancelled?: true
  reason?: SupplierReason
}

/** What one side wrote to the other, so many hours after checkout. */
export type DemoMessage = { by: 'restaurant' | 'supplier'; hoursAfter: number; text: string }

/** What was not right with a line that came: cases in good order, and why not all of them. */
export type DemoShortage = { cases: number; reason: ReceivingReason }

/** How a delivery was received: what was wrong with it, and what became of the credit that was asked for that. */
export type DemoReceipt = {
  shortages: readonly (DemoShortage & { product: string })[]
  credit: 'asked' | 'granted' | null
}

export type DemoSupplierOrder = {
  supplier: CatalogueKey
  status: SupplierOrderStatus
  lines: readonly (DemoLine & { product: string })[]
  messages: readonly DemoMessage[]
  receipt?: DemoReceipt
}

/** `ageHours`: how long before the moment of loading it was placed. */
export type DemoOrder = {
  ageHours: number
  status: RestaurantOrderStatus
  supplierOrders: readonly DemoSupplierOrder[]
}

/** How many hours after checkout each step was taken, when it was. */
export const STEP_HOURS = {
  answered: 2,
  delivered: 26,
  received: 28,
  creditAnswered: 31,
  closedByRestaurant: 50,
} as const

/** An order by what its suppliers got: `order(daysAgo(4), 'active', from('primeurs', …), …)`. */
export function order(
  ageHours: number,
  status: RestaurantOrderStatus,
  ...supplierOrders: DemoSupplierOrder[]
): DemoOrder {
  return { ageHours, status, supplierOrders }
}

/** A supplier's part: `from('boucherie', 'acknowledged', { bavette: 2, onglet: reduced(3, 1) })`. */
export function from<Supplier extends CatalogueKey>(
  supplier: Supplier,
  status: SupplierOrderStatus,
  cases: { readonly [Product in ProductKey<Supplier>]?: number | DemoLine },
  ...messages: DemoMessage[]
): DemoSupplierOrder {
  return { supplier, status, lines: toLines(cases), messages }
}

/** A part that was received as agreed. */
export function received(part: DemoSupplierOrder): DemoSupplierOrder {
  return { ...part, receipt: { shortages: [], credit: null } }
}

/** A part that came with less than agreed of some products, for which a credit was asked. */
export function receivedShort(
  part: DemoSupplierOrder,
  shortages: Readonly<Record<string, DemoShortage>>,
  credit: 'asked' | 'granted',
): DemoSupplierOrder {
  const lines = Object.entries(shortages).map(([product, line]) => ({ product, ...line }))
  return { ...part, receipt: { shortages: lines, credit } }
}

/** The restaurant wrote. */
export function asked(hoursAfter: number, text: string): DemoMessage {
  return { by: 'restaurant', hoursAfter, text }
}

/** The supplier wrote. */
export function replied(hoursAfter: number, text: string): DemoMessage {
  return { by: 'supplier', hoursAfter, text }
}

function toLines(
  cases: Readonly<Partial<Record<string, number | DemoLine>>>,
): DemoSupplierOrder['lines'] {
  return Object.entries(cases).map(([product, line = 0]) =>
    typeof line === 'number' ? { product, quantity: line } : { product, ...line },
  )
}

/** Ordered so many cases, was granted fewer. */
export function reduced(
  quantity: number,
  editedQuantity: number,
  reason: SupplierReason = 'limited_quantity',
): DemoLine {
  return { quantity, editedQuantity, reason }
}

/** Ordered so many cases; the supplier took the line out. */
export function removed(quantity: number, reason: SupplierReason = 'out_of_stock'): DemoLine {
  return { quantity, isCancelled: true, reason }
}

export function hoursAgo(hours: number): number {
  return hours
}

export function daysAgo(days: number): number {
  return days * 24
}
