import type { PaymentMethod } from '@halles/domain/papers/payment.ts'
import type { RestaurantKey } from '../accounts/restaurants.ts'
import { daysAgo } from '../orders/demo-order.ts'
import { demoOrders } from '../orders/demo-orders.ts'
import type { CatalogueKey } from '../products/catalogues.ts'

export type DemoInvoice = {
  restaurant: RestaurantKey
  supplier: CatalogueKey
  /** Of its order. */
  ageHours: number
}

/** What is younger is left to be invoiced, and of the older ones so many days are enough to look at. */
const INVOICED = { from: daysAgo(11), until: daysAgo(65) }
const LEFT_OUT = 'boucherie bistro 17'

/** Of delivered orders one invoice each, the oldest first, as they are issued. */
export const demoInvoices: readonly DemoInvoice[] = (
  Object.entries(demoOrders) as [RestaurantKey, (typeof demoOrders)[RestaurantKey]][]
)
  .flatMap(([restaurant, orders = []]) =>
    orders.flatMap(({ ageHours, supplierOrders }) =>
      supplierOrders
        .filter(({ status }) => status === 'done')
        .map(({ supplier }) => ({ restaurant, supplier, ageHours })),
    ),
  )
  .filter(({ ageHours }) => ageHours > INVOICED.from && ageHours < INVOICED.until)
  .filter((invoice) => nameOf(invoice) !== LEFT_OUT)
  .toSorted((a, b) => b.ageHours - a.ageHours)

/** "boucherie bistro 17": its supplier, its restaurant, how many days ago it was ordered. */
export function nameOf({ supplier, restaurant, ageHours }: DemoInvoice): string {
  return `${supplier} ${restaurant} ${ageHours / daysAgo(1)}`
}

/** An invoice that was wrong: a credit note took all of it back, and its order was invoiced anew. */
export const TAKEN_BACK = 'distribution table 12'

/** An invoice of a delivery that came short: its credit is granted, and noted, so many days after it was issued. */
export const CREDITED_LATE = { name: 'boissons resto 24', days: 3 }

/** How many days after it was issued an invoice is paid, unless something else is said of it. */
export const PAID_AFTER_DAYS = 24

/** What was paid otherwise: nothing, a part in cents, in two parts, or by a cheque that came back and was paid anew. */
export const PAID_OTHERWISE: Readonly<Record<string, 'not' | 'in two parts' | 'twice' | number>> = {
  'boucherie bistro 49': 150_00,
  'laiterie table 45': 'not',
  'charcuterie resto 38': 'not',
  'boucherie resto 38': 'in two parts',
  'poissonnerie bistro 33': 'not',
  'primeurs resto 55': 'twice',
}

/** Suppliers have their customers pay in one way or another. */
export function demoMethod(place: number): { method: PaymentMethod; reference: string } {
  const method = (['cheque', 'transfer', 'interac'] as const)[place % 3] ?? 'cheque'
  return { method, reference: method === 'cheque' ? String(1100 + place) : '' }
}
