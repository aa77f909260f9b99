import type { Output } from '@halles/contract/endpoint.ts'
import type { restaurantOrderSetToDone } from '@halles/contract/endpoints/orders.ts'
import { sumAmounts } from '@halles/domain/order-amounts.ts'
import { changesOfRestaurant, type OrderSide, phaseOf } from '@halles/domain/order-change.ts'
import { mayReceive } from '@halles/domain/receiving.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { AccountId, PersonId, RestaurantId } from '../../platform/access/viewer.ts'
import { DELIVERY, IS_BEFORE_CUT_OFF } from '../facts/delivery-sql.ts'
import { IS_ESTIMATE_OF_ANY } from '../facts/line-weights-sql.ts'
import { orderVersionOf } from '../facts/order-entries-sql.ts'
import { MAY_DROP, ORDER_LINE_COLUMNS } from '../facts/order-lines-sql.ts'
import { ownStepAt, STEP_BY, STEP_CONTENT } from '../facts/order-steps-sql.ts'
import { PAPERS } from '../facts/papers-of-order-sql.ts'
import {
  mayPropose,
  OPEN_PROPOSAL,
  openProposalOf,
  PROPOSING,
  proposalToWire,
} from '../facts/read-proposal-sql.ts'
import { CREDIT_STATUS, creditOf, RECEIVING, receiptOf } from '../facts/receipt-sql.ts'
import { unreadEntries } from '../facts/thread-seen-sql.ts'
import { amountsOfOrder, areEstimate, lineForRestaurant } from './order-answers.ts'
import { type Days, placedWithin } from './order-days-sql.ts'
import { isAfter } from './order-pages-sql.ts'

type RestaurantOrderDetail = Output<typeof restaurantOrderSetToDone>

// Of a `supplier_order`.
// guard: orders: a line that the restaurant removed is no change of its supplier's [restaurant-order-list.get]
//   code: and not order_line.is_cancelled
const IS_CHANGED = sql<boolean>`exists (
  select from order_line where order_line.supplier_order_id = supplier_order.id
    and ((order_line.edited_quantity is not null and not order_line.is_cancelled) or order_line.cancelled_by = 'supplier'))`.as(
  'is_changed',
)

// Of a `supplier_order`; null while it is not cancelled.
const CANCELLED_BY = sql<OrderSide | null>`(
  select case when by_account_id = supplier_order.supplier_id then 'supplier' else 'restaurant' end
  from order_entry
  where order_entry.supplier_order_id = supplier_order.id and order_entry.status = 'cancelled')`.as(
  'cancelled_by',
)

type WantedOrders = Days & {
  status: RestaurantOrderStatus
  /** Who reads them: what is unread is each person's own. */
  personId: PersonId
  /** The public id of one of them: only those that follow it. */
  before?: string | undefined
  limit?: number | undefined
}

/**
 * A restaurant's orders of a status with their suppliers, newest first, totals in cents. `from` and `to` are days in Montréal, both
 * included. Done orders reach back twelve months (product.md 12) where neither days nor a number are asked for (decision 022).
 */
export function listRestaurantOrders(
  reader: Reader,
  restaurantId: RestaurantId,
  { status, personId, before, limit, ...days }: WantedOrders,
) {
  const isBounded = status === 'done' && limit === undefined
  return reader
    .selectFrom('restaurant_order')
    .select((eb) => [
      'public_id',
      'number',
      montrealDay('placed_at').as('date'),
      'status',
      'total_cents as total_price',
      IS_ESTIMATE_OF_ANY.as('is_estimate'),
      jsonArrayFrom(
        eb
          .selectFrom('supplier_order')
          .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
          .innerJoin('account', 'account.id', 'supplier.account_id')
          .select([
            'account.public_id',
            'supplier.name',
            'supplier_order.status',
            IS_CHANGED,
            CANCELLED_BY,
            DELIVERY,
            unreadEntries({
              accountId: sql<AccountId>`restaurant_order.restaurant_id`,
              personId,
            }).as('unread'),
            CREDIT_STATUS,
            OPEN_PROPOSAL,
          ])
          .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
          .orderBy('supplier_order.id'),
      ).as('suppliers'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', status)
    .where(placedWithin('placed_at', days, { isBounded }))
    .where(isAfter('restaurant_order', restaurantId, before))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}

/** One order of a restaurant with its lines by supplier, in the order they were added. */
export async function findRestaurantOrder(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<RestaurantOrderDetail | undefined> {
  const { rows } = await orderOfRestaurant(reader, { restaurantId, publicId })
  const [order] = rows
  if (!order) return undefined
  const groups = order.supplier_products.map(
    ({ products, is_before_cut_off, receiving, proposal, proposing, fee_cents, ...group }) => {
      const isOver = order.status !== 'active' || group.receipt
      const phase = isOver ? 'ended' : phaseOf(group.status, is_before_cut_off)
      return {
        ...group,
        amounts: amountsOfOrder({ ...group, fee_cents }, products),
        is_estimate: areEstimate(products),
        changes: changesOfRestaurant(
          phase,
          products.filter((line) => !line.is_cancelled).map((line) => ({ mayDrop: line.may_drop })),
        ),
        proposal: proposal && proposalToWire(proposal),
        may_propose: mayPropose('restaurant', phase, { proposal, proposing }),
        receiving: mayReceive(group.status, receiving?.is_day_reached ?? false) ? receiving : null,
        products: products.map((line) => lineForRestaurant(line, group.status)),
      }
    },
  )
  const amounts = sumAmounts(groups.map((group) => group.amounts))
  const is_estimate = groups.some((group) => group.is_estimate)
  return { ...order, amounts, is_estimate, supplier_products: groups }
}

type OrderOfRestaurant = Parameters<{ restaurantId: RestaurantId; publicId: string }>

const orderOfRestaurant = prepared(
  'find_restaurant_order',
  (reader: Reader, { restaurantId, publicId }: OrderOfRestaurant) =>
    restaurantOrderQuery(reader)
      .where('restaurant_order.restaurant_id', '=', restaurantId)
      .where('restaurant_order.public_id', '=', publicId),
)

function restaurantOrderQuery(reader: Reader) {
  return reader.selectFrom('restaurant_order').select((eb) => [
    'restaurant_order.public_id',
    'restaurant_order.number',
    montrealDay('restaurant_order.placed_at').as('date'),
    'restaurant_order.status',
    'restaurant_order.total_cents as total_price',
    jsonArrayFrom(
      eb
        .selectFrom('supplier_order')
        .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
        .innerJoin('account', 'account.id', 'supplier.account_id')
        .select((group) => [
          jsonBuildObject({
            public_id: group.ref('account.public_id'),
            name: group.ref('supplier.name'),
          }).as('supplier'),
          'supplier_order.public_id',
          'supplier_order.status',
          'supplier_order.total_cents as total_price',
          'supplier_order.fee_cents',
          DELIVERY,
          'supplier_order.po_number',
          'supplier_order.note',
          orderVersionOf(sql.ref('supplier_order.id')).as('order_version'),
          IS_BEFORE_CUT_OFF.as('is_before_cut_off'),
          receiptOf('restaurant_order.restaurant_id'),
          creditOf('restaurant_order.restaurant_id'),
          PAPERS,
          RECEIVING,
          openProposalOf('restaurant_order.restaurant_id'),
          PROPOSING,
          // The first, pending, is the restaurant's own: it has placed the order.
          jsonArrayFrom(
            group
              .selectFrom('order_entry')
              .leftJoin('person', 'person.id', 'order_entry.by_person_id')
              .select([
                'order_entry.status',
                ownStepAt('order_entry', 'restaurant_order.restaurant_id').as('at'),
                STEP_BY,
                ...STEP_CONTENT,
              ])
              .whereRef('order_entry.supplier_order_id', '=', 'supplier_order.id')
              .where('order_entry.status', 'is not', null)
              .$narrowType<{ status: NotNull }>()
              .where('order_entry.number', '>', 1)
              .orderBy('order_entry.number'),
          ).as('steps'),
          jsonArrayFrom(
            group
              .selectFrom('order_line')
              .select([...ORDER_LINE_COLUMNS, MAY_DROP.as('may_drop')])
              .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
              .orderBy('order_line.id'),
          ).as('products'),
        ])
        .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
        .orderBy('supplier_order.id'),
    ).as('supplier_products'),
    jsonArrayFrom(
      eb
        .selectFrom('restaurant_order_step')
        .leftJoin('person', 'person.id', 'restaurant_order_step.by_person_id')
        .select([
          'restaurant_order_step.status',
          ownStepAt('restaurant_order_step', 'restaurant_order.restaurant_id').as('at'),
          STEP_BY,
        ])
        .whereRef('restaurant_order_step.restaurant_order_id', '=', 'restaurant_order.id')
        .orderBy('restaurant_order_step.status'),
    ).as('steps'),
  ])
}
