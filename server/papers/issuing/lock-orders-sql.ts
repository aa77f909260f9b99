import { type RawBuilder, sql } from 'kysely'
import { MONTREAL } from '../../database/montreal-days.ts'
import { shareSupplierRow } from '../../database/supplier-row-sql.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import { IS_RECEIVED } from '../../orders/facts/receipt-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

/** Of a `supplier_order`: it was delivered, as its supplier says or its restaurant. */
export const IS_DELIVERED = sql<boolean>`(
  supplier_order.status = 'done' or supplier_order.status = 'acknowledged' and ${IS_RECEIVED})`

/** Of a `supplier_order`: it stands on an invoice that was not taken back. */
export const IS_INVOICED = sql<boolean>`exists (
  select from paper_order
  where paper_order.supplier_order_id = supplier_order.id and released_by_id is null)`

/**
 * Of a `supplier_order`: the day, in Montréal, that it is invoiced with. Its delivery day as it was agreed; of one that was arranged
 * between the two the day it was received, or else placed.
 */
export const INVOICED_WITH = sql<string>`coalesce(supplier_order.delivery_day,
  (select day from receipt where receipt.supplier_order_id = supplier_order.id),
  (supplier_order.placed_at at time zone ${MONTREAL})::date)`

/** Days in Montréal, YYYY-MM-DD, both included. */
export type Days = { from: string; to: string }

/** How long before it is received an order without an agreed day was placed at most. */
const MOST_DAYS_ARRANGED = 366

/** Of a `supplier_order`: its day is one of these, so that an index of the supplier's orders finds it. */
export function isInvoicedWith({ from, to }: Days): RawBuilder<boolean> {
  return sql<boolean>`(
    supplier_order.delivery_day between ${from}::date and ${to}::date
    or supplier_order.delivery_day is null
      and supplier_order.placed_at >= ${from}::date - ${MOST_DAYS_ARRANGED}::integer
      and ${INVOICED_WITH} between ${from}::date and ${to}::date)`
}

/** Orders by their public ids, or all of a restaurant's that are delivered and not invoiced, of some days. */
export type WantedOrders = { orders: readonly string[] } | ({ restaurantPublicId: string } & Days)

/** The ids of those of the wanted orders that are the supplier's. */
export async function findOrderIds(
  reader: Reader,
  supplierId: SupplierId,
  wanted: WantedOrders,
): Promise<number[]> {
  const found = await ordersOf(reader, supplierId, wanted).execute()
  return found.map(({ id }) => id)
}

/**
 * Locks the supplier's row, under which its taxes and products' classes change, and then its orders, under which their lines,
 * receipts and credits do, by their ids. To be read after, in statements of their own.
 */
export async function lockOrdersToInvoice(
  tx: Transaction,
  supplierId: SupplierId,
  wanted: WantedOrders,
): Promise<number[]> {
  // guard: invoices: taxes stay while one is issued [issuing/tax-races]
  await shareSupplierRow(tx, supplierId)
  const own = ordersOf(tx, supplierId, wanted)
  // guard: invoices: orders stay while one is issued [invoice-races]
  //   code: await own.forNoKeyUpdate('supplier_order').execute()
  //   instead: await own.execute()
  const locked = await own.forNoKeyUpdate('supplier_order').execute()
  return locked.map(({ id }) => id)
}

function ordersOf(reader: Reader, supplierId: SupplierId, wanted: WantedOrders) {
  const own = reader
    .selectFrom('supplier_order')
    .select('supplier_order.id')
    // guard: invoices: whose orders [invoice-issue.post, access-sweep]
    .where('supplier_order.supplier_id', '=', supplierId)
    .orderBy('supplier_order.id')
  if ('orders' in wanted) return own.where('supplier_order.public_id', 'in', wanted.orders)
  return (
    own
      .where(
        'supplier_order.restaurant_order_id',
        'in',
        sql<number>`(
        select restaurant_order.id from restaurant_order
        join account on account.id = restaurant_order.restaurant_id
        where account.public_id = ${wanted.restaurantPublicId})`,
      )
      // guard: invoices: of some days what was delivered [invoice-issue.post]
      .where(IS_DELIVERED)
      // guard: invoices: of some days what is on none [invoice-issue.post]
      .where(sql<boolean>`not ${IS_INVOICED}`)
      .where(isInvoicedWith(wanted))
  )
}
