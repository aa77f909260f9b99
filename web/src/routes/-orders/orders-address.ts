import { SUPPLIER_TABS } from '../../features/orders/supplier-tabs.ts'
import { dayText, publicIdText } from '../../platform/address/search.ts'

/** A supplier's orders by status, and by the day of their delivery. */
export const SUPPLIER_ORDERS_TABS = [...SUPPLIER_TABS, 'by-day'] as const
export type SupplierOrdersTab = (typeof SUPPLIER_ORDERS_TABS)[number]

/** Of the orders of a day; of one of its zones. */
export const dayAddress = {
  /** A day, or `none` where delivery is arranged. */
  day: (value: unknown) => (value === 'none' ? value : dayText(value)),
  zone: publicIdText,
}

export type OrderTabsProps<Status> = {
  /** A tab of the other side's, which an address may name, is the first. */
  status: string | undefined
  day?: string | undefined
  zone?: string | undefined
  /** They are tabs of a tab. */
  inner?: boolean
  onStatus: (status: Status) => void
}
