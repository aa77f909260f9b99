import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { MailContent, OrderMailLine, Person } from './mail-kinds.ts'

type OfId = Parameters<{ id: number }>

const person = prepared('get_person', (reader: Reader, { id }: OfId) =>
  reader
    .selectFrom('account')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    .select((eb) => [
      'account.first_name as firstName',
      'account.kind as accountKind',
      eb.fn
        .coalesce('restaurant.name', 'supplier.name', sql.lit('Halles'))
        .$castTo<string>()
        .as('businessName'),
    ])
    .where('account.id', '=', id),
)

/** The person in charge of an account and its business; an operator has none. */
export async function getPerson(reader: Reader, accountId: number): Promise<Person> {
  return only((await person(reader, { id: accountId })).rows)
}

const placedOrder = prepared('find_placed_order', (reader: Reader, { id }: OfId) =>
  reader
    .selectFrom('restaurant_order')
    .innerJoin('account', 'account.id', 'restaurant_order.restaurant_id')
    .select((eb) => [
      'restaurant_order.public_id as publicId',
      montrealDay('restaurant_order.placed_at').as('day'),
      'account.first_name as firstName',
      jsonArrayFrom(
        eb
          .selectFrom('supplier_order')
          .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
          .select(['supplier.name as supplierName', linesOfSupplierOrder])
          .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
          .where('supplier_order.status', '<>', 'cancelled')
          .orderBy('supplier_order.id'),
      ).as('parts'),
    ])
    .where('restaurant_order.id', '=', id),
)

/**
 * A restaurant's order as it was placed, in cents, without the parts that a supplier has cancelled since; undefined
 * when none is left.
 */
export async function findPlacedOrder(
  reader: Reader,
  restaurantOrderId: number,
): Promise<MailContent['order-placed'] | undefined> {
  const { rows } = await placedOrder(reader, { id: restaurantOrderId })
  return rows.find(({ parts }) => parts.length > 0)
}

const receivedOrder = prepared('find_received_order', (reader: Reader, { id }: OfId) =>
  reader
    .selectFrom('supplier_order')
    .innerJoin('account as supplier', 'supplier.id', 'supplier_order.supplier_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('account', 'account.id', 'restaurant_order.restaurant_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'account.id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .select([
      'supplier_order.public_id as publicId',
      montrealDay('supplier_order.placed_at').as('day'),
      'supplier.first_name as firstName',
      sql<MailContent['order-received']['restaurant']>`json_build_object(
        'name', restaurant.name, 'phone', restaurant.phone_number, 'email', account.email,
        'address', concat(restaurant.address, ', ', city.name, ' ', replace(restaurant.zip_code, ' ', chr(160))))`.as(
        'restaurant',
      ),
      linesOfSupplierOrder,
    ])
    .where('supplier_order.id', '=', id)
    .where('supplier_order.status', '<>', 'cancelled'),
)

/** A supplier's order with where to deliver it, in cents; undefined when it was cancelled since. */
export async function findReceivedOrder(
  reader: Reader,
  supplierOrderId: number,
): Promise<MailContent['order-received'] | undefined> {
  return (await receivedOrder(reader, { id: supplierOrderId })).rows[0]
}

const answeredOrder = prepared('get_answered_order', (reader: Reader, { id }: OfId) =>
  reader
    .selectFrom('supplier_order')
    .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('account', 'account.id', 'restaurant_order.restaurant_id')
    .select([
      'restaurant_order.public_id as publicId',
      montrealDay('restaurant_order.placed_at').as('day'),
      'account.first_name as firstName',
      sql<MailContent['order-changed']['supplier']>`json_build_object(
        'name', supplier.name, 'phone', supplier.phone_number)`.as('supplier'),
      linesOfSupplierOrder,
    ])
    .where('supplier_order.id', '=', id),
)

/** A supplier's answer for the restaurant that ordered, in cents, with every line as it became. */
export async function getAnsweredOrder(
  reader: Reader,
  supplierOrderId: number,
): Promise<MailContent['order-changed']> {
  return only((await answeredOrder(reader, { id: supplierOrderId })).rows)
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('what a mail is about has gone')
  return row
}

// Of a joined `supplier_order`, in the order they were added.
const linesOfSupplierOrder = sql<OrderMailLine[]>`(
  select json_agg(json_build_object(
    'nameFr', name_fr, 'nameEn', name_en, 'unit', unit, 'quantityHundredths', quantity_hundredths,
    'priceCents', price_cents, 'quantity', quantity, 'editedQuantity', edited_quantity,
    'isCancelled', is_cancelled) order by id)
  from order_line where supplier_order_id = supplier_order.id)`.as('lines')
