/** What a member does in its business beside the steps of orders, as it is recorded (issue 11, "who did what"). */
export const BUSINESS_ACTIONS = [
  'product_added',
  'product_edited',
  'product_deleted',
  'availability_changed',
  'photo_added',
  'photo_moved',
  'photo_removed',
  'import_confirmed',
  'import_undone',
  'customers_imported',
  'customer_import_undone',
  'customers_invited',
  'supplier_invited',
  'invitation_followed',
  'promotion_sent',
  'promotion_choices_changed',
  'review_written',
  'account_asked',
  'settings_changed',
  'data_exported',
  'delivery_zone_saved',
  'delivery_zone_removed',
  'delivery_week_saved',
  'delivery_day_closed',
  'delivery_day_added',
  'delivery_exception_removed',
  'price_list_saved',
  'price_list_removed',
  'prices_agreed',
  'prices_imported',
  'price_import_undone',
  'special_saved',
  'special_ended',
  'lots_corrected',
  'recall_sent',
  'recall_exercised',
  'recall_acknowledged',
  'certificate_saved',
  'certificate_removed',
  'tax_classes_saved',
  'tax_registration_saved',
  'tax_registration_ended',
  'customer_saved',
  'payment_saved',
  'payment_refunded',
  'payment_reversed',
  'invoice_issued',
  'credit_note_issued',
  'paper_series_saved',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_changed',
  'member_removed',
  'member_left',
] as const
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number]

/** Steps of orders, as the business that takes them reads them. */
export const RESTAURANT_STEPS = { order_placed: 'active', order_received: 'done' } as const
/** What a restaurant does with one supplier's part of its order. */
export const RESTAURANT_PART_STEPS = { order_withdrawn: 'cancelled' } as const
export const SUPPLIER_STEPS = {
  order_accepted: 'acknowledged',
  order_cancelled: 'cancelled',
  order_done: 'done',
} as const
export type OrderActivity =
  | keyof typeof RESTAURANT_STEPS
  | keyof typeof RESTAURANT_PART_STEPS
  | keyof typeof SUPPLIER_STEPS

/** Every kind of activity of a business. */
export const ACTIVITY_KINDS = [
  'order_placed',
  'order_received',
  'order_withdrawn',
  'order_accepted',
  'order_cancelled',
  'order_done',
  ...BUSINESS_ACTIONS,
] as const satisfies readonly (BusinessAction | OrderActivity)[]
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
