import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { TAX_CLASSES } from '@halles/domain/tax/tax-class.ts'
import { isAskedOn } from '@halles/domain/tax/tax-rules.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { deliveredTo } from '../../orders/facts/delivery-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import type { IssuingTaxes } from '../../taxes/issuing-taxes-sql.ts'
import {
  type Days,
  INVOICED_WITH,
  IS_DELIVERED,
  IS_INVOICED,
  isInvoicedWith,
} from './lock-orders-sql.ts'

type ToIssue = Output<Endpoints['invoicesToIssue']>
type OrderToInvoice = ToIssue['results'][number]

/** `after`: the public id of the order that a page ended with. */
type Wanted = Days & {
  restaurantPublicId?: string | undefined
  after?: string | undefined
  limit: number
}

type Taxes = Pick<IssuingTaxes, 'today' | 'numbers' | 'added'>

/** A supplier's orders of some days that can be invoiced, or could but for what is missing, the last day first. */
export function listOrdersToInvoice(
  reader: Reader,
  supplierId: SupplierId,
  taxes: Taxes,
  { after, limit, ...wanted }: Wanted,
): Promise<OrderToInvoice[]> {
  const rows = ordersToInvoice(reader, supplierId, taxes, wanted)
  return reader
    .with('listed', () => rows)
    .selectFrom('listed')
    .select([
      'public_id',
      'number',
      'day',
      'restaurant',
      'status',
      'total_price',
      'missing_tax_classes',
      'missing_weights',
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(day, id) < (select day, id from listed last where last.public_id = ${after})`,
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many of them are ready, and how many lack something, by day, the last first. */
export function countOrdersToInvoice(
  reader: Reader,
  supplierId: SupplierId,
  taxes: Taxes,
  wanted: Omit<Wanted, 'after' | 'limit'>,
): Promise<ToIssue['days']> {
  const isIncomplete = sql`missing_tax_classes + missing_weights > 0`
  return reader
    .with('listed', () => ordersToInvoice(reader, supplierId, taxes, wanted))
    .selectFrom('listed')
    .select([
      'day',
      sql<number>`count(*) filter (where not ${isIncomplete})`.as('ready'),
      sql<number>`count(*) filter (where ${isIncomplete})`.as('incomplete'),
    ])
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
}

function ordersToInvoice(
  reader: Reader,
  supplierId: SupplierId,
  taxes: Taxes,
  { restaurantPublicId, ...days }: Omit<Wanted, 'after' | 'limit'>,
) {
  return (
    reader
      .selectFrom('supplier_order')
      .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
      .innerJoin('account', 'account.id', 'restaurant.account_id')
      .innerJoinLateral(missingOf(taxes), (join) => join.onTrue())
      .select([
        'supplier_order.id',
        'supplier_order.public_id',
        'restaurant_order.number',
        INVOICED_WITH.as('day'),
        sql<OrderToInvoice['restaurant']>`json_build_object(
        'public_id', account.public_id, 'name', ${deliveredTo('name')})`.as('restaurant'),
        'supplier_order.status',
        'supplier_order.total_cents as total_price',
        'missing.missing_tax_classes',
        'missing.missing_weights',
      ])
      // guard: invoices: whose orders are listed [invoices-to-issue.get]
      .where('supplier_order.supplier_id', '=', supplierId)
      // guard: invoices: what was delivered is listed [invoices-to-issue.get]
      .where(IS_DELIVERED)
      // guard: invoices: what is on one is not listed [invoices-to-issue.get]
      .where(sql<boolean>`not ${IS_INVOICED}`)
      .where(isInvoicedWith(days))
      .$if(restaurantPublicId !== undefined, (query) =>
        query.where('account.public_id', '=', restaurantPublicId ?? ''),
      )
  )
}

/** Of a `supplier_order`: products that its supplier has yet to say the tax class of, and lines that were not weighed. */
function missingOf({ today, numbers, added }: Taxes) {
  const asked = TAX_CLASSES.filter((taxClass) => isAskedOn(taxClass, today, added))
  const isRegistered = numbers.gst !== null || numbers.qst !== null
  return sql<{ missing_tax_classes: number; missing_weights: number }>`(
    select
      count(distinct line.product_id) filter (where ${isRegistered}::boolean and (product.tax_class is null
        or product.taxed_where_asked is null and product.tax_class = any(${asked}::text[]))) as missing_tax_classes,
      count(*) filter (where line.is_weighed and weight.order_line_id is null) as missing_weights
    from order_line line
    join product on product.id = line.product_id
    left join line_weight weight on weight.order_line_id = line.id
    where line.supplier_order_id = supplier_order.id and not line.is_cancelled)`.as<'missing'>(
    'missing',
  )
}

const MOST_CREDITS = 100

/** What was granted for a supplier's invoices and is on no paper, the oldest invoice first; cents, before taxes. */
export function listCreditsToIssue(
  reader: Reader,
  supplierId: SupplierId,
): Promise<ToIssue['credits']> {
  return (
    reader
      .selectFrom('credit_request')
      .innerJoin('paper_order', (join) =>
        join
          .onRef('paper_order.supplier_order_id', '=', 'credit_request.supplier_order_id')
          .on('paper_order.released_by_id', 'is', null),
      )
      .innerJoin('paper', 'paper.id', 'paper_order.paper_id')
      .innerJoin('credit_line', 'credit_line.request_id', 'credit_request.id')
      .select([
        sql<ToIssue['credits'][number]['paper']>`json_build_object(
        'public_id', paper.public_id, 'label', paper.label, 'issued_on', paper.issued_on)`.as(
          'paper',
        ),
        sql<ToIssue['credits'][number]['restaurant']>`json_build_object(
        'public_id', paper.buyer->>'publicId', 'name', paper.buyer->>'name')`.as('restaurant'),
        sql<number>`sum(granted_cents)::bigint`.as('granted'),
      ])
      // guard: credit notes: whose are listed [credit-issue.post]
      .where('paper.supplier_id', '=', supplierId)
      // guard: credit notes: what is on one is not listed [credit-issue.post]
      .where('credit_request.paper_id', 'is', null)
      .where('credit_request.status', 'in', ['granted', 'partly'])
      .groupBy('paper.id')
      .orderBy('paper.issued_on')
      .orderBy('paper.id')
      .limit(MOST_CREDITS)
      .execute()
  )
}
