import type { ViewerOf } from '../platform/access/viewer.ts'

export type TradeViewer = ViewerOf<'trade'>

/** In tables of two businesses: the column of whoever reads, the other side's, and the table that has its name. */
export const COLUMNS = {
  supplier: { own: 'supplier_id', other: 'restaurant_id', names: 'restaurant' },
  restaurant: { own: 'restaurant_id', other: 'supplier_id', names: 'supplier' },
} as const
