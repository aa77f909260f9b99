/** Why a supplier delivers less, or nothing. */
export const SUPPLIER_REASONS = [
  'out_of_stock',
  'limited_quantity',
  'quality',
  'discontinued',
  'wrong_price',
  'off_route',
  'late_order',
  'other',
] as const

/** Why a restaurant changes its order or takes it back. */
export const RESTAURANT_REASONS = [
  'quantity_mistake',
  'wrong_product',
  'event_cancelled',
  'found_elsewhere',
  'other',
] as const

/** What was not right with a delivery. */
export const RECEIVING_REASONS = [
  'missing',
  'damaged',
  'wrong_product',
  'quality',
  'temperature',
  'short_dated',
  'underweight',
  'late',
] as const

export type SupplierReason = (typeof SUPPLIER_REASONS)[number]
export type RestaurantReason = (typeof RESTAURANT_REASONS)[number]
export type ReceivingReason = (typeof RECEIVING_REASONS)[number]

/** Of an order's step or line, whoever gave it. */
export const ORDER_REASONS = [
  ...SUPPLIER_REASONS,
  ...RESTAURANT_REASONS.filter((reason) => reason !== 'other'),
] as const
export type OrderReason = SupplierReason | RestaurantReason

/** Code units of what is said with a reason. */
export const MAX_REASON_NOTE = 500

/** Whether something has to be said: `other` names no reason. */
export function needsNote(reason: string | undefined, note: string): boolean {
  return reason === 'other' && note === ''
}
