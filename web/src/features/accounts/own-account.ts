import type { api } from '../../platform/api/api.ts'

type Restaurant = Awaited<ReturnType<typeof api.restaurantAccountInfo>>
type Supplier = Awaited<ReturnType<typeof api.supplierAccountInfo>>

/** One's own account, of either kind. A restaurant has neither minimum nor cities to deliver to, and sells to nobody. */
export type OwnAccount = Restaurant &
  Partial<Pick<Supplier, 'minimum_order_price' | 'supplier_cities' | 'open_to'>>

export function kindOf({ supplier_cities }: OwnAccount) {
  return supplier_cities === undefined ? 'restaurant' : 'supplier'
}
