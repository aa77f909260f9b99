import { type RawBuilder, sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { deliveredTo } from '../../orders/facts/delivery-sql.ts'
import { ITEM_CODE } from '../../orders/facts/order-lines-sql.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, CreditMailLine, MailContent, MailFacts } from './mail-kinds.ts'

/** What a restaurant asks back, as a person of the supplier reads it, in cents; undefined once it asks no more or has an answer. */
export async function findAskedCredit(
  reader: Reader,
  { supplierOrderId }: MailFacts['credit-asked'],
  { personId }: Addressee,
): Promise<MailContent['credit-asked'] | undefined> {
  return creditOf(reader, supplierOrderId, personId)
    .select([
      'supplier_order.public_id as publicId',
      deliveredTo('name').as('restaurantName'),
      saidIn('receipt.number').as('note'),
      linesWith(sql`, 'itemCode', ${ITEM_CODE}`),
    ])
    .where('request.status', '=', 'asked')
    .where(maySeeOrdersOf('supplier_order.supplier_id'))
    .executeTakeFirst()
}

/** What its supplier granted, as a person of the restaurant reads it, in cents. */
export async function findAnsweredCredit(
  reader: Reader,
  { supplierOrderId }: MailFacts['credit-answered'],
  { personId }: Addressee,
): Promise<MailContent['credit-answered'] | undefined> {
  return creditOf(reader, supplierOrderId, personId)
    .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
    .select([
      'restaurant_order.public_id as publicId',
      'supplier.name as supplierName',
      sql<MailContent['credit-answered']['status']>`request.status`.as('status'),
      saidIn('request.answered_number').as('note'),
      linesWith(sql``),
    ])
    .where('request.answered_number', 'is not', null)
    .where(maySeeOrdersOf('restaurant_order.restaurant_id'))
    .executeTakeFirst()
}

function creditOf(reader: Reader, supplierOrderId: number, personId: number) {
  return reader
    .selectFrom('credit_request as request')
    .innerJoin('supplier_order', 'supplier_order.id', 'request.supplier_order_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('receipt', 'receipt.supplier_order_id', 'supplier_order.id')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select([
      'person.first_name as firstName',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('day'),
      sql<string>`receipt.day`.as('receivedDay'),
    ])
    .where('supplier_order.id', '=', supplierOrderId)
}

/** What was said with the entry of a `supplier_order` whose number a column holds. */
function saidIn(number: string) {
  return sql<string>`coalesce((select text from order_entry_text said
    where said.supplier_order_id = supplier_order.id and said.number = ${sql.ref(number)}), '')`
}

// Of a joined `request`, in the order in which they were ordered; `more` of each `order_line`.
function linesWith(more: RawBuilder<unknown>) {
  return sql<CreditMailLine[]>`(
  select json_agg(json_build_object(
    'nameFr', name_fr, 'nameEn', name_en, 'unit', unit, 'quantityHundredths', quantity_hundredths,
    'priceCents', price_cents, 'reason', line.reason, 'note', coalesce(said.text, ''),
    'missingHundredths', coalesce(edited_quantity, asked_quantity, quantity) * 100 - cases_hundredths,
    'askedCents', asked_cents, 'grantedCents', granted_cents${more}) order by order_line.id)
  from credit_line
  join order_line on order_line.id = credit_line.order_line_id
  join receipt_line line on line.order_line_id = order_line.id
  left join order_entry_text said on said.supplier_order_id = line.supplier_order_id and said.number = line.number
  where request_id = request.id)`.as('lines')
}
