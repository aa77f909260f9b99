import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** A line of an order: cases ordered, and what the supplier made of them. */
export type DemoLine = { quantity: number; editedQuantity?: number; isCancelled?: true }

export type DemoSupplierOrder = {
  supplier: CatalogueKey
  status: SupplierOrderStatus
  lines: readonly (DemoLine & { product: string })[]
}

/** `ageHours`: how long before the moment of loading it was placed. */
export type DemoOrder = {
  ageHours: number
  status: RestaurantOrderStatus
  supplierOrders: readonly DemoSupplierOrder[]
}

/** How many hours after checkout each step was taken, when it was. */
export const STEP_HOURS = { answered: 2, delivered: 26, closedByRestaurant: 50 } as const

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
): DemoSupplierOrder {
  return { supplier, status, lines: toLines(cases) }
}

function toLines(
  cases: Readonly<Partial<Record<string, number | DemoLine>>>,
): DemoSupplierOrder['lines'] {
  return Object.entries(cases).map(([product, line = 0]) =>
    typeof line === 'number' ? { product, quantity: line } : { product, ...line },
  )
}

/** Ordered so many cases, was granted fewer. */
export function reduced(quantity: number, editedQuantity: number): DemoLine {
  return { quantity, editedQuantity }
}

/** Ordered so many cases; the supplier took the line out. */
export function removed(quantity: number): DemoLine {
  return { quantity, isCancelled: true }
}

export function hoursAgo(hours: number): number {
  return hours
}

export function daysAgo(days: number): number {
  return days * 24
}
