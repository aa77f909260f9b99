import { type Cents, sumCents } from './money.ts'
import type { SupplierOrderStatus } from './supplier-order.ts'

/**
 * What an order comes to before taxes, in cents. `goods` alone count for minimums and limits, and are what every total of
 * product.md says; the fee of the delivery is taxed with them, deposits never.
 */
export type OrderAmounts = {
  readonly goods: Cents
  readonly fee: Cents
  readonly deposit: Cents
  readonly total: Cents
}

/** The amounts with their total. */
export function orderAmounts(parts: Omit<OrderAmounts, 'total'>): OrderAmounts {
  const { goods, fee, deposit } = parts
  return { goods, fee, deposit, total: goods + fee + deposit }
}

/** The fee that an order owes: the one that was agreed when it was placed, none of a cancelled order. */
export function feeOwed(agreedCents: Cents, status: SupplierOrderStatus): Cents {
  return status === 'cancelled' ? 0 : agreedCents
}

/** The amounts of several orders together. */
export function sumAmounts(orders: readonly OrderAmounts[]): OrderAmounts {
  return orderAmounts({
    goods: sumCents(orders.map(({ goods }) => goods)),
    fee: sumCents(orders.map(({ fee }) => fee)),
    deposit: sumCents(orders.map(({ deposit }) => deposit)),
  })
}
