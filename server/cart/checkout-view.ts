import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { RefusalCarries } from '@halles/contract/refusals.ts'
import { checkoutTotal } from '@halles/domain/checkout.ts'
import type { OfferedDay } from '@halles/domain/delivery-days.ts'
import type { Reader } from '../database/transaction.ts'
import {
  amountsOf,
  bySupplier,
  cartOf,
  firstOf,
  lineOf,
  type SupplierLines,
  sellerOf,
} from './cart-answers.ts'
import { type Deliveries, listDeliveries } from './cart-deliveries.ts'
import { type CartReader, listCartLines } from './cart-sql.ts'

type CheckoutView = Output<Endpoints['getCheckout']>
type SupplierDelivery = CheckoutView['supplier_products'][number]['delivery']
type ClosedDelivery = RefusalCarries<'delivery_day_closed'>['deliveries'][number]

/** The answer of the checkout page. */
export async function readCheckout(reader: Reader, viewer: CartReader): Promise<CheckoutView> {
  const lines = await listCartLines(reader, viewer)
  const deliveries = await listDeliveries(reader, lines)
  const groups = bySupplier(lines)
  const { amounts, unavailable, cart_version, approval, exceeded } = cartOf(lines)
  return {
    supplier_products: groups.map((group) => {
      const first = firstOf(group)
      const { po_number, note } = first
      return {
        supplier: sellerOf(first),
        total_price: group.totalCents,
        amounts: amountsOf(group),
        amount_missing: group.amountMissingCents,
        products: group.lines.map(lineOf),
        delivery: deliveryOf(group, deliveries),
        po_number,
        note,
      }
    }),
    total_price: checkoutTotal(groups),
    amounts,
    unavailable,
    cart_version,
    approval,
    exceeded,
  }
}

/** What `delivery_day_closed` carries of a supplier for which `day` was chosen. */
export function closedDeliveryOf(
  group: SupplierLines,
  day: string | null,
  deliveries: Deliveries,
): ClosedDelivery {
  const { supplier_public_id: public_id, supplier_name: name } = firstOf(group)
  return { public_id, name, day, delivery: deliveryOf(group, deliveries) }
}

function deliveryOf(group: SupplierLines, deliveries: Deliveries): SupplierDelivery {
  const offered = deliveries.get(group.supplierId)
  if (!offered) return null
  const { chosen_day: chosen, minimum_order_cents: minimum } = firstOf(group)
  return { days: offered.days.map(dayToWire), chosen, minimum, at: offered.at }
}

/** A day as it is sent. */
export function dayToWire({ day, from, to, cutOffAt, isLate }: OfferedDay) {
  return { day, from, to, cut_off_at: cutOffAt, is_late: isLate }
}
