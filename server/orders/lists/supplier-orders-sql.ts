import type { Output } from '@halles/contract/endpoint.ts'
import type { supplierOrderSetToDone } from '@halles/contract/endpoints/orders.ts'
import { phaseOf } from '@halles/domain/order-change.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { ofContact } from '../../accounts/accounts-sql.ts'
import { instant } from '../../database/instant.ts'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type {
  AccountId,
  PersonId,
  SupplierId,
  SupplierViewer,
} from '../../platform/access/viewer.ts'
import { DELIVERY, deliveredTo, IS_BEFORE_CUT_OFF } from '../facts/delivery-sql.ts'
import { IS_ESTIMATE } from '../facts/line-weights-sql.ts'
import { orderVersionOf } from '../facts/order-entries-sql.ts'
import { ITEM_CODE, ORDER_LINE_COLUMNS, openCasesOf } from '../facts/order-lines-sql.ts'
import { ownStepAt, STEP_BY, STEP_CONTENT } from '../facts/order-steps-sql.ts'
import { PAPERS } from '../facts/papers-of-order-sql.ts'
import {
  mayPropose,
  OPEN_PROPOSAL,
  openProposalOf,
  PROPOSING,
  proposalToWire,
} from '../facts/read-proposal-sql.ts'
import { CREDIT_STATUS, creditOf, receiptOf } from '../facts/receipt-sql.ts'
import { unreadEntries } from '../facts/thread-seen-sql.ts'
import { amountsOfOrder, areEstimate, lineForSupplier } from './order-answers.ts'
import { type Days, placedWithin } from './order-days-sql.ts'
import { isAfter } from './order-pages-sql.ts'

export type SupplierOrderDetail = Output<typeof supplierOrderSetToDone>

/** When an order reached its supplier, and the number of its last entry that is not a message. */
const RECEIVED = [
  instant('supplier_order.placed_at').as('received_at'),
  orderVersionOf(sql.ref('supplier_order.id')).as('order_version'),
] as const

type WantedOrders = Days & {
  status: SupplierOrderStatus
  /** Who reads them: what is unread is each person's own. */
  personId: PersonId
  /** The public id of one of them: only those that follow it. */
  before?: string | undefined
  limit?: number | undefined
  /** A day in Montréal, YYYY-MM-DD; `none`: without an agreed day. */
  delivery_day?: string | undefined
  /** A zone's public id. */
  zone?: string | undefined
}

/**
 * A supplier's orders of a status, newest first, totals in cents. Those that have ended reach back twelve months where
 * neither days nor a number are asked for.
 */
export function listSupplierOrders(
  reader: Reader,
  supplierId: SupplierId,
  { status, personId, before, limit, delivery_day: deliveryDay, zone, ...days }: WantedOrders,
) {
  const hasEnded = status === 'done' || status === 'cancelled'
  const placed = placedWithin('supplier_order.placed_at', days, {
    isBounded: hasEnded && limit === undefined && deliveryDay === undefined,
  })
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .innerJoinLateral(openCasesOf, (join) => join.onTrue())
    .select((eb) => [
      'supplier_order.public_id',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('date'),
      ...RECEIVED,
      'supplier_order.total_cents as total_price',
      IS_ESTIMATE.as('is_estimate'),
      DELIVERY,
      'supplier_order.po_number',
      'supplier_order.note',
      jsonBuildObject({
        name: deliveredTo('name'),
        public_id: eb.ref('account.public_id'),
        city: deliveredTo('city'),
      }).as('restaurant'),
      CREDIT_STATUS,
      OPEN_PROPOSAL,
      'open.lines',
      'open.cases',
      unreadEntries({ accountId: sql<AccountId>`supplier_order.supplier_id`, personId }).as(
        'unread',
      ),
    ])
    .where('supplier_order.supplier_id', '=', supplierId)
    .where('supplier_order.status', '=', status)
    .where(placed)
    .$if(deliveryDay !== undefined, (query) =>
      deliveryDay === 'none'
        ? query.where('supplier_order.delivery_day', 'is', null)
        : query.where('supplier_order.delivery_day', '=', deliveryDay ?? ''),
    )
    .$if(zone !== undefined, (query) =>
      query.where('supplier_order.delivery_zone_id', '=', ({ selectFrom }) =>
        selectFrom('delivery_zone')
          .select('id')
          .where('supplier_id', '=', supplierId)
          .where('public_id', '=', zone ?? ''),
      ),
    )
    .where(isAfter('supplier_order', supplierId, before))
    .orderBy('supplier_order.placed_at', 'desc')
    .orderBy('supplier_order.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}

type OpenCounts = Record<'pending' | 'acknowledged', number>

/** How many of a supplier's orders are open, by status, how many of them have what a person of it has not seen, and how many credit requests. */
export async function countOpenOrders(
  reader: Reader,
  { supplierId, personId }: Pick<SupplierViewer, 'supplierId' | 'personId'>,
): Promise<OpenCounts & { credits: number; unread: OpenCounts }> {
  const { rows } = await openOrderCounts(reader, { supplierId, personId })
  const countOf = (status: string, counted: 'orders' | 'unread') =>
    Number(rows.find((row) => row.of === status)?.[counted] ?? 0)
  const byStatus = (counted: 'orders' | 'unread') => ({
    pending: countOf('pending', counted),
    acknowledged: countOf('acknowledged', counted),
  })
  return {
    ...byStatus('orders'),
    credits: countOf('credits', 'orders'),
    unread: byStatus('unread'),
  }
}

type OfSupplier = { supplierId: SupplierId; personId: PersonId }

const openOrderCounts = prepared(
  'count_open_orders',
  (reader: Reader, { supplierId, personId }: Parameters<OfSupplier>) =>
    reader
      .selectFrom('supplier_order')
      .select([
        sql<string>`status::text`.as('of'),
        ({ fn }) => fn.countAll<number>().as('orders'),
        sql<number>`count(*) filter (where ${unreadEntries({
          accountId: sql<AccountId>`supplier_order.supplier_id`,
          personId,
        })} > 0)`.as('unread'),
      ])
      .where('supplier_id', '=', supplierId)
      .where('status', 'in', ['pending', 'acknowledged'])
      .groupBy('status')
      .unionAll(({ selectFrom }) =>
        selectFrom('credit_request')
          .innerJoin('supplier_order', 'supplier_order.id', 'credit_request.supplier_order_id')
          .select([
            sql<string>`'credits'`.as('of'),
            ({ fn }) => fn.countAll<number>().as('orders'),
            sql<number>`0`.as('unread'),
          ])
          .where('supplier_order.supplier_id', '=', supplierId)
          .where('credit_request.status', '=', 'asked'),
      ),
)

/** One order of a supplier, its own lines in the order they were added. */
export async function findSupplierOrder(
  reader: Reader,
  supplierId: SupplierId,
  publicId: string,
): Promise<SupplierOrderDetail | undefined> {
  const { rows } = await orderOfSupplier(reader, { supplierId, publicId })
  const [row] = rows
  if (!row) return undefined
  const { orderProducts, steps, receipt, credit, papers, proposal, proposing, ...facts } = row
  const { is_before_cut_off: isBeforeCutOff, is_active: isActive, fee_cents, ...order } = facts
  const amounts = amountsOfOrder({ ...order, fee_cents }, orderProducts)
  const supplierOrder = { ...order, amounts }
  const isOver = !isActive || receipt
  const phase = isOver ? 'ended' : phaseOf(supplierOrder.status, isBeforeCutOff)
  return {
    supplierOrder: { ...supplierOrder, is_estimate: areEstimate(orderProducts) },
    orderProducts: orderProducts.map(lineForSupplier),
    steps,
    receipt,
    credit,
    papers,
    proposal: proposal && proposalToWire(proposal),
    may_propose: mayPropose('supplier', phase, { proposal, proposing }),
  }
}

type OrderOfSupplier = Parameters<{ supplierId: SupplierId; publicId: string }>

const orderOfSupplier = prepared(
  'find_supplier_order',
  (reader: Reader, { supplierId, publicId }: OrderOfSupplier) =>
    supplierOrderQuery(reader)
      .where('supplier_order.supplier_id', '=', supplierId)
      .where('supplier_order.public_id', '=', publicId),
)

// Of the restaurant, what a delivery needs.
function supplierOrderQuery(reader: Reader) {
  return reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select((eb) => [
      'supplier_order.public_id',
      'restaurant_order.number',
      montrealDay('supplier_order.placed_at').as('date'),
      'supplier_order.status',
      'supplier_order.total_cents as total_price',
      'supplier_order.fee_cents',
      ...RECEIVED,
      DELIVERY,
      'supplier_order.po_number',
      'supplier_order.note',
      jsonBuildObject({
        public_id: eb.ref('account.public_id'),
        name: deliveredTo('name'),
        phone_number: deliveredTo('phone_number'),
        address: deliveredTo('address'),
        city: deliveredTo('city'),
        zip_code: deliveredTo('zip_code'),
        user: jsonBuildObject({ email: ofContact('email') }),
      }).as('restaurant'),
      jsonArrayFrom(
        eb
          .selectFrom('order_line')
          .select([...ORDER_LINE_COLUMNS, ITEM_CODE.as('item_code')])
          .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
          .orderBy('order_line.id'),
      ).as('orderProducts'),
      jsonArrayFrom(
        eb
          .selectFrom('order_entry')
          .leftJoin('person', 'person.id', 'order_entry.by_person_id')
          .select([
            'order_entry.status',
            ownStepAt('order_entry', 'supplier_order.supplier_id').as('at'),
            STEP_BY,
            ...STEP_CONTENT,
          ])
          .whereRef('order_entry.supplier_order_id', '=', 'supplier_order.id')
          .where('order_entry.status', 'is not', null)
          .$narrowType<{ status: NotNull }>()
          .orderBy('order_entry.number'),
      ).as('steps'),
      receiptOf('supplier_order.supplier_id'),
      creditOf('supplier_order.supplier_id'),
      PAPERS,
      openProposalOf('supplier_order.supplier_id'),
      PROPOSING,
      IS_BEFORE_CUT_OFF.as('is_before_cut_off'),
      sql<boolean>`restaurant_order.status = 'active'`.as('is_active'),
    ])
}
