import type { LineToInvoice, OrderToInvoice } from '@halles/domain/papers/draft-invoice.ts'
import type { PaperKind } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { CASES } from '../../orders/facts/order-lines-sql.ts'
import { IS_DELIVERED } from './lock-orders-sql.ts'

/** A line as it is stored, with the product whose class it has. */
export type StoredLine = Omit<LineToInvoice, 'tax'> & { productId: number }

/** An order of a supplier, delivered or not, on an invoice or not; amounts in cents. */
export type StoredOrder = Omit<OrderToInvoice, 'lines'> & {
  id: number
  restaurantId: number
  isDelivered: boolean
  /** The invoice that it stands on. */
  invoice: { public_id: string; kind: PaperKind; label: string } | null
  lines: StoredLine[]
}

/** Orders that were found as their supplier's, with the lines that are not removed, in the order of their numbers. */
export async function readOrdersToInvoice(
  reader: Reader,
  ids: readonly number[],
): Promise<StoredOrder[]> {
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .leftJoin('receipt', 'receipt.supplier_order_id', 'supplier_order.id')
    .select([
      'supplier_order.id',
      'supplier_order.public_id as publicId',
      'restaurant_order.number',
      'restaurant_order.restaurant_id as restaurantId',
      montrealDay('supplier_order.placed_at').as('placedOn'),
      sql<string | null>`coalesce(receipt.day, supplier_order.delivery_day)`.as('deliveredOn'),
      'supplier_order.po_number as poNumber',
      'supplier_order.fee_cents as feeCents',
      IS_DELIVERED.as('isDelivered'),
      sql<StoredOrder['invoice']>`(
        select json_build_object('public_id', paper.public_id, 'kind', paper.kind, 'label', paper.label)
        from paper_order join paper on paper.id = paper_order.paper_id
        where paper_order.supplier_order_id = supplier_order.id and released_by_id is null)`.as(
        'invoice',
      ),
      LINES.as('lines'),
    ])
    .where('supplier_order.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('restaurant_order.number')
    .orderBy('supplier_order.id')
    .execute()
}

// What is granted by a credit that is on no paper yet; where an invoice was taken back, all that was granted.
const GRANTED = sql`coalesce((
  select sum(granted_cents) from credit_line join credit_request request on request.id = request_id
  where credit_line.order_line_id = order_line.id and request.status in ('granted', 'partly')
    and request.paper_id is null), 0)`

const LINES = sql<StoredLine[]>`(
  select coalesce(json_agg(json_build_object(
    'productId', order_line.product_id, 'publicId', order_line.public_id,
    'productPublicId', order_line.product_public_id, 'itemCode', product.item_code, 'category', product.category,
    'nameFr', order_line.name_fr, 'nameEn', order_line.name_en,
    'unit', order_line.unit, 'quantityHundredths', order_line.quantity_hundredths,
    'asked', coalesce(order_line.asked_quantity, order_line.quantity), 'sent', ${CASES},
    'receivedHundredths', case when receipt.day is not null then coalesce(came.cases_hundredths, ${CASES} * 100) end,
    'priceCents', order_line.price_cents, 'pricePerUnit', order_line.price_per_unit,
    'isWeighed', order_line.is_weighed, 'netThousandths', weight.net_thousandths,
    'depositCents', order_line.deposit_cents, 'grantedCents', ${GRANTED}) order by order_line.id), '[]')
  from order_line
  join product on product.id = order_line.product_id
  left join line_weight weight on weight.order_line_id = order_line.id
  left join receipt_line came on came.order_line_id = order_line.id
  where order_line.supplier_order_id = supplier_order.id and not order_line.is_cancelled)`
