import type { OrderReason } from '@halles/domain/reasons.ts'
import { rolesWith } from '@halles/domain/role.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { deliveredTo } from '../../orders/facts/delivery-sql.ts'
import { NET } from '../../orders/facts/line-weights-sql.ts'
import { ITEM_CODE } from '../../orders/facts/order-lines-sql.ts'
import { DELIVERY_OF_MAIL } from './delivery-of-mail-sql.ts'
import type {
  Addressee,
  MailContent,
  OrderMailLine,
  Person,
  PersonOfBusiness,
} from './mail-kinds.ts'

type OfId = Parameters<{ id: number }>
type ToPerson = Parameters<{ id: number; personId: number }>

const person = prepared('get_person', (reader: Reader, { id }: OfId) =>
  reader.selectFrom('person').select('first_name as firstName').where('id', '=', id),
)

/** A person. */
export async function getPerson(reader: Reader, personId: number): Promise<Person> {
  return only((await person(reader, { id: personId })).rows)
}

const personOfBusiness = prepared(
  'get_person_of_business',
  (reader: Reader, { id, personId }: ToPerson) =>
    reader
      .selectFrom('account')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
      .leftJoin('supplier', 'supplier.account_id', 'account.id')
      .select((eb) => [
        'person.first_name as firstName',
        'account.kind as accountKind',
        eb.fn
          .coalesce('restaurant.name', 'supplier.name', sql.lit('Halles'))
          .$castTo<string>()
          .as('businessName'),
      ])
      .where('account.id', '=', id),
)

/** A person and the business that a mail is sent to; an operator has none. */
export async function getPersonOfBusiness(
  reader: Reader,
  { personId, accountId }: Addressee,
): Promise<PersonOfBusiness> {
  return only((await personOfBusiness(reader, { id: accountId, personId })).rows)
}

const placedOrder = prepared('find_placed_order', (reader: Reader, { id, personId }: ToPerson) =>
  reader
    .selectFrom('restaurant_order')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select((eb) => [
      'restaurant_order.public_id as publicId',
      'restaurant_order.number',
      montrealDay('restaurant_order.placed_at').as('day'),
      'person.first_name as firstName',
      jsonArrayFrom(
        eb
          .selectFrom('supplier_order')
          .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
          .select(['supplier.name as supplierName', ...AGREED, LINES])
          .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
          .where('supplier_order.status', '<>', 'cancelled')
          .orderBy('supplier_order.id'),
      ).as('parts'),
    ])
    .where('restaurant_order.id', '=', id)
    .where(maySeeOrdersOf('restaurant_order.restaurant_id')),
)

/**
 * A restaurant's order as it was placed, in cents, for one of its persons, without the parts that a supplier has cancelled
 * since; undefined when none is left, or the person is not concerned any more.
 */
export async function findPlacedOrder(
  reader: Reader,
  restaurantOrderId: number,
  personId: number,
): Promise<MailContent['order-placed'] | undefined> {
  const { rows } = await placedOrder(reader, { id: restaurantOrderId, personId })
  return rows.find(({ parts }) => parts.length > 0)
}

/** A supplier's order as it goes to one of its persons. */
function orderToSupplier(reader: Reader, { id, personId }: ToPerson) {
  return reader
    .selectFrom('supplier_order')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('account', 'account.id', 'restaurant_order.restaurant_id')
    .innerJoin('person as orderer', 'orderer.id', 'account.contact_person_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'account.id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .select([
      'supplier_order.public_id as publicId',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('day'),
      'person.first_name as firstName',
      sql<MailContent['order-received']['restaurant']>`json_build_object(
        'name', ${deliveredTo('name')}, 'phone', ${deliveredTo('phone_number')}, 'email', orderer.email,
        'address', concat(${deliveredTo('address')}, ', ', ${deliveredTo('city')}, ' ',
          replace(${deliveredTo('zip_code')}, ' ', chr(160))))`.as('restaurant'),
      ...AGREED,
      LINES_TO_SUPPLIER,
    ])
    .where('supplier_order.id', '=', id)
    .where(maySeeOrdersOf('supplier_order.supplier_id'))
}

const receivedOrder = prepared('find_received_order', (reader: Reader, to: ToPerson) =>
  orderToSupplier(reader, to).where('supplier_order.status', '<>', 'cancelled'),
)

/** A supplier's order with where to deliver it, in cents; undefined when it was cancelled since, or is not the person's any more. */
export async function findReceivedOrder(
  reader: Reader,
  supplierOrderId: number,
  personId: number,
): Promise<MailContent['order-received'] | undefined> {
  return (await receivedOrder(reader, { id: supplierOrderId, personId })).rows[0]
}

const withdrawnOrder = prepared('find_withdrawn_order', (reader: Reader, to: ToPerson) =>
  orderToSupplier(reader, to)
    .innerJoin('order_entry as step', 'step.supplier_order_id', 'supplier_order.id')
    .leftJoin('order_entry_text as said', (join) =>
      join
        .onRef('said.supplier_order_id', '=', 'step.supplier_order_id')
        .onRef('said.number', '=', 'step.number'),
    )
    .select((eb) => [
      sql<OrderReason | null>`step.reason`.as('reason'),
      eb.fn.coalesce('said.text', sql.lit('')).as('note'),
    ])
    .where('step.status', '=', 'cancelled'),
)

/** A supplier's order that its restaurant took back, and why. */
export async function findWithdrawnOrder(
  reader: Reader,
  supplierOrderId: number,
  personId: number,
): Promise<MailContent['order-withdrawn'] | undefined> {
  return (await withdrawnOrder(reader, { id: supplierOrderId, personId })).rows[0]
}

/** A supplier's part of an order as its answer goes to one of the restaurant's persons, with every line as it became. */
function answerToRestaurant(reader: Reader, { id, personId }: ToPerson) {
  return reader
    .selectFrom('supplier_order')
    .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select([
      'restaurant_order.public_id as publicId',
      'restaurant_order.number',
      montrealDay('restaurant_order.placed_at').as('day'),
      'person.first_name as firstName',
      sql<MailContent['order-accepted']['supplier']>`json_build_object(
        'name', supplier.name, 'phone', supplier.phone_number)`.as('supplier'),
      ...AGREED,
      LINES,
    ])
    .where('supplier_order.id', '=', id)
    .where(maySeeOrdersOf('restaurant_order.restaurant_id'))
}

const answeredOrder = prepared('find_answered_order', (reader: Reader, to: ToPerson) =>
  // guard: mails: no answer leaves once the order was cancelled [order-mails]
  //   code: .where('supplier_order.status', '<>', 'cancelled')
  answerToRestaurant(reader, to).where('supplier_order.status', '<>', 'cancelled'),
)

/** A supplier's answer for a person of the restaurant that ordered, in cents; undefined when the order was cancelled since. */
export async function findAnsweredOrder(
  reader: Reader,
  supplierOrderId: number,
  personId: number,
): Promise<MailContent['order-accepted'] | undefined> {
  return (await answeredOrder(reader, { id: supplierOrderId, personId })).rows[0]
}

const rejectedOrder = prepared('find_rejected_order', answerToRestaurant)

/** The same of an order that its supplier refused. */
export async function findRejectedOrder(
  reader: Reader,
  supplierOrderId: number,
  personId: number,
): Promise<MailContent['order-rejected'] | undefined> {
  return (await rejectedOrder(reader, { id: supplierOrderId, personId })).rows[0]
}

/** Of a joined `person` and a business whose id a column holds: its orders are that member's to answer or to close. */
export function maySeeOrdersOf(account: string | RawBuilder<number>) {
  // guard: order mail: a removed member gets none [order-mails]
  //   code: membership.ended_at is null and
  return sql<SqlBool>`exists (
    select from membership
    where membership.account_id = ${typeof account === 'string' ? sql.ref(account) : account}
      and membership.person_id = person.id
      and membership.ended_at is null and membership.role = any(${sql.lit(`{${rolesWith('manage_orders')}}`)}::membership_role[]))`
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('what a mail is about has gone')
  return row
}

// Of a joined `supplier_order`.
const AGREED = [
  DELIVERY_OF_MAIL,
  'supplier_order.po_number as poNumber',
  'supplier_order.note',
  'supplier_order.fee_cents as feeCents',
] as const

// Of a joined `supplier_order`, in the order they were added; `more` of each `order_line`.
function linesWith(more: RawBuilder<unknown>) {
  return sql<OrderMailLine[]>`(
    select json_agg(json_build_object(
      'nameFr', name_fr, 'nameEn', name_en, 'unit', unit, 'quantityHundredths', quantity_hundredths,
      'priceCents', price_cents, 'priceSource', price_source, 'listPriceCents', list_price_cents, 'depositCents', deposit_cents,
      'pricePerUnit', price_per_unit, 'isWeighed', is_weighed, 'netThousandths', ${NET}, 'quantity', coalesce(asked_quantity, quantity), 'firstQuantity', quantity,
      'editedQuantity', edited_quantity, 'isCancelled', is_cancelled, 'cancelledBy', cancelled_by, 'reason', reason${more})
      order by id)
    from order_line where supplier_order_id = supplier_order.id)`.as('lines')
}

const LINES = linesWith(sql``)
const LINES_TO_SUPPLIER = linesWith(sql`, 'itemCode', ${ITEM_CODE}`)
