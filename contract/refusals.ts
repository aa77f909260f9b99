import { z } from 'zod'
import { exceededLimit } from './schemas/approval.ts'
import { cart, suppliersBelowMinimum } from './schemas/cart.ts'
import { closedDeliveries } from './schemas/delivery-day.ts'
import { ordersOnClosedDays } from './schemas/delivery-rules.ts'
import { guide } from './schemas/guide.ts'
import { lineWithLots } from './schemas/lot.ts'
import { restaurantOrderDetail, supplierOrderDetail } from './schemas/order.ts'
import { invoiceDraft, lineToWeigh, productToClass } from './schemas/paper.ts'
import { paperName } from './schemas/paper-name.ts'
import { openToPay } from './schemas/payment.ts'
import { pricedProduct } from './schemas/price-list.ts'
import { priceNow } from './schemas/product.ts'
import { lotReceivers } from './schemas/recall.ts'
import { routeSheet } from './schemas/route.ts'
import { publicId } from './schemas/text.ts'
import { lineAbove, weighedLine } from './schemas/weight.ts'

const plain = z.object({})

/** As the side reads it that is refused. */
const order = z.union([restaurantOrderDetail, supplierOrderDetail])

/** Every code the server may refuse with: its status, and what the answer carries beside code and message. */
export const refusals = {
  invalid_input: { status: 400, carries: plain },
  cart_empty: { status: 400, carries: plain },
  invalid_token: { status: 400, carries: plain },
  wrong_password: { status: 400, carries: plain },
  not_authenticated: { status: 401, carries: plain },
  invalid_credentials: { status: 401, carries: plain },
  code_required: { status: 401, carries: plain },
  invalid_code: { status: 401, carries: plain },
  not_authorized: { status: 403, carries: plain },
  not_permitted: { status: 403, carries: plain },
  csrf_failed: { status: 403, carries: plain },
  account_pending: { status: 403, carries: plain },
  account_refused: { status: 403, carries: plain },
  account_suspended: { status: 403, carries: plain },
  no_business: { status: 403, carries: plain },
  not_found: { status: 404, carries: plain },
  method_not_allowed: { status: 405, carries: plain },
  account_not_pending: { status: 409, carries: plain },
  account_not_active: { status: 409, carries: plain },
  account_not_suspended: { status: 409, carries: plain },
  second_factor_enrolled: { status: 409, carries: plain },
  incident_changed: { status: 409, carries: plain },
  city_exists: { status: 409, carries: plain },
  city_in_use: { status: 409, carries: plain },
  price_list_in_use: { status: 409, carries: plain },
  price_lists_full: { status: 409, carries: plain },
  prices_changed: { status: 409, carries: plain },
  prices_unchanged: { status: 409, carries: plain },
  special_overlaps: { status: 409, carries: plain },
  shown_prices_changed: { status: 409, carries: z.object({ products: z.array(pricedProduct) }) },
  orders_open: { status: 409, carries: plain },
  last_owner: { status: 409, carries: plain },
  invitation_accepted: { status: 409, carries: plain },
  invitation_over: { status: 409, carries: plain },
  invitation_of_another: { status: 409, carries: plain },
  email_reserved: { status: 409, carries: plain },
  catalogue_changed: { status: 409, carries: plain },
  import_empty: { status: 409, carries: plain },
  import_superseded: { status: 409, carries: plain },
  import_running: { status: 409, carries: plain },
  customer_closed: { status: 409, carries: plain },
  customers_changed: { status: 409, carries: plain },
  customers_unchanged: { status: 409, carries: plain },
  invitations_full: { status: 409, carries: plain },
  cart_changed: { status: 409, carries: z.object({ cart }) },
  minimum_not_met: { status: 409, carries: z.object({ suppliers: suppliersBelowMinimum }) },
  approval_needed: { status: 409, carries: z.object({ exceeded: exceededLimit }) },
  approval_not_needed: { status: 409, carries: plain },
  approval_changed: { status: 409, carries: z.object({ cart }) },
  delivery_day_closed: { status: 409, carries: z.object({ deliveries: closedDeliveries }) },
  guide_changed: { status: 409, carries: z.object({ guide }) },
  guide_full: { status: 409, carries: plain },
  archived_guides_full: { status: 409, carries: plain },
  route_changed: { status: 409, carries: z.object({ route: routeSheet }) },
  guides_full: { status: 409, carries: plain },
  photos_full: { status: 409, carries: plain },
  zones_full: { status: 409, carries: plain },
  exceptions_full: { status: 409, carries: plain },
  day_has_orders: { status: 409, carries: z.object({ orders: ordersOnClosedDays }) },
  lots_changed: { status: 409, carries: z.object({ lines: z.array(lineWithLots) }) },
  lots_closed: { status: 409, carries: plain },
  lot_recalled: { status: 409, carries: z.object({ lots: z.array(z.string()) }) },
  receivers_changed: { status: 409, carries: z.object({ receivers: lotReceivers }) },
  no_receivers: { status: 409, carries: plain },
  recall_reminded: { status: 409, carries: plain },
  order_not_active: { status: 409, carries: z.object({ current: restaurantOrderDetail }) },
  order_not_pending: { status: 409, carries: z.object({ current: supplierOrderDetail }) },
  order_changed: { status: 409, carries: z.object({ current: order }) },
  too_late_to_change: { status: 409, carries: z.object({ current: order }) },
  proposal_open: { status: 409, carries: z.object({ current: order }) },
  proposal_lapsed: { status: 409, carries: z.object({ current: order }) },
  proposal_over: { status: 409, carries: z.object({ current: order }) },
  too_late_to_propose: { status: 409, carries: z.object({ current: order }) },
  not_to_receive: { status: 409, carries: z.object({ current: restaurantOrderDetail }) },
  credit_too_late: { status: 409, carries: z.object({ current: restaurantOrderDetail }) },
  credit_answered: { status: 409, carries: z.object({ current: order }) },
  not_to_weigh: { status: 409, carries: plain },
  line_in_proposal: { status: 409, carries: plain },
  weight_changed: { status: 409, carries: z.object({ weights: z.array(weighedLine) }) },
  weight_above_agreed: { status: 409, carries: z.object({ above: z.array(lineAbove) }) },
  order_not_acknowledged: { status: 409, carries: z.object({ current: supplierOrderDetail }) },
  not_to_invoice: { status: 409, carries: z.object({ not_ready: z.array(publicId) }) },
  paper_exists: { status: 409, carries: z.object({ papers: z.array(paperName) }) },
  tax_registration_overlaps: { status: 409, carries: plain },
  tax_rule_begun: { status: 409, carries: plain },
  tax_class_missing: { status: 409, carries: z.object({ products: z.array(productToClass) }) },
  weights_missing: { status: 409, carries: z.object({ lines: z.array(lineToWeigh) }) },
  draft_changed: { status: 409, carries: z.object({ draft: invoiceDraft }) },
  nothing_to_credit: { status: 409, carries: plain },
  credit_above_invoice: { status: 409, carries: plain },
  number_issued: { status: 409, carries: plain },
  number_set: { status: 409, carries: plain },
  thread_closed: { status: 409, carries: plain },
  added_prices_changed: { status: 409, carries: z.object({ prices: z.array(priceNow) }) },
  payment_above_balance: { status: 409, carries: openToPay },
  payment_reversed: { status: 409, carries: plain },
  trail_full: { status: 409, carries: z.object({ current: order }) },
  too_large: { status: 413, carries: plain },
  not_json: { status: 415, carries: plain },
  not_file: { status: 415, carries: plain },
  not_photo: { status: 415, carries: plain },
  photo_heic: { status: 415, carries: plain },
  key_reused: { status: 422, carries: plain },
  invitations_off: { status: 409, carries: plain },
  suppliers_invited: { status: 409, carries: plain },
  too_many_invitations: { status: 429, carries: plain },
  promotions_off: { status: 409, carries: plain },
  promotion_too_soon: { status: 429, carries: plain },
  too_many_messages: { status: 429, carries: plain },
  too_many_requests: { status: 429, carries: plain },
  internal_error: { status: 500, carries: plain },
  unavailable: { status: 503, carries: plain },
} as const

export type RefusalCode = keyof typeof refusals

/** What a refusal carries beside its message, as handlers give it. */
export type RefusalCarries<C extends RefusalCode> = z.output<(typeof refusals)[C]['carries']>

/**
 * A refusal as it travels; `weights`, `above`, `cart`, `suppliers`, `exceeded`, `deliveries`, `guide`, `orders`, `prices`, `products`, `route`, `current`,
 * `not_ready`, `papers`, `lines`, `draft`, and `open`, `credit` and `invoices` together, come with the codes that carry them.
 */
export type RefusalBody = {
  code: RefusalCode
  message: string
  fields?: Record<string, string>
  cart?: z.input<typeof cart>
  suppliers?: z.input<typeof suppliersBelowMinimum>
  exceeded?: z.input<typeof exceededLimit>
  deliveries?: z.input<typeof closedDeliveries>
  guide?: z.input<typeof guide>
  orders?: z.input<typeof ordersOnClosedDays>
  prices?: z.input<typeof priceNow>[]
  products?: z.input<typeof pricedProduct>[] | z.input<typeof productToClass>[]
  not_ready?: string[]
  papers?: z.input<typeof paperName>[]
  lines?: z.input<typeof lineToWeigh>[]
  draft?: z.input<typeof invoiceDraft>
  route?: z.input<typeof routeSheet>
  open?: z.input<typeof openToPay>['open']
  credit?: z.input<typeof openToPay>['credit']
  invoices?: z.input<typeof openToPay>['invoices']
  weights?: z.input<typeof weighedLine>[]
  above?: z.input<typeof lineAbove>[]
  current?: z.input<typeof restaurantOrderDetail> | z.input<typeof supplierOrderDetail>
}
