import type { deliveryExceptionSave as endpoint } from '@halles/contract/endpoints/delivery-rules.ts'
import {
  MAX_CLOSURE_DAYS,
  MAX_EXCEPTION_AHEAD,
  MAX_EXCEPTIONS,
} from '@halles/domain/delivery-rules.ts'
import { daysTo, later } from '@halles/domain/holidays.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { insertOrderEvents } from '../../live/order-events-sql.ts'
import { proposeOtherDay } from '../../orders/proposals/propose-other-day.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import {
  countExceptions,
  getToday,
  listOrdersOn,
  lockOrders,
  type OrderOnClosedDay,
  upsertExceptions,
} from './delivery-exceptions-sql.ts'
import { findZone } from './delivery-zones-sql.ts'
import { type LockedRules, lockRules } from './lock-rules-sql.ts'

type Context = HandlerContext<typeof endpoint>

export const deliveryExceptionSave: Handler<'deliveryExceptionSave'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { day, last_day: last = day, kind, times, note } = input
  const { rules } = await lockRules(tx, viewer.supplierId)
  const zone = await zoneOf(context, rules)
  const today = await getToday(tx)
  refuseDays({ day, last, today })
  const days = daysTo(day, last)
  const where = { days, zoneId: zone?.id ?? null }
  const orders = kind === 'closed' ? await listOrdersOn(tx, rules, where) : []
  // guard: delivery rules: a day with orders [rules/delivery-rules]
  if (orders.length > 0 && !input.confirm) throw refuse('day_has_orders', { orders })
  await upsertExceptions(tx, rules, { ...where, kind, times, note })
  if ((await countExceptions(tx, rules, today)) > MAX_EXCEPTIONS) throw refuse('exceptions_full')
  const ids = orders.map(({ order_public_id }) => order_public_id)
  // guard: orders on closed days are locked in the order of their ids [propose-other-day]
  if (ids.length > 1) await lockOrders(tx, rules, ids)
  const { orders: named, told } = await proposeOtherDays(context, orders)
  const changed = await answerChangedRules(tx, viewer, {
    action: kind === 'closed' ? 'delivery_day_closed' : 'delivery_day_added',
    subject: zone?.name ?? '',
    detail: days.map((to) => ({ field: 'delivery_day', to })),
  })
  for (const { id: orderId, restaurantId } of told)
    await insertOrderEvents(tx, { orderId, accountIds: [restaurantId], kind: 'proposed' })
  return { ...changed, orders: named }
}

type Told = { id: number; restaurantId: number }

/** The orders with the day that is proposed in place of the closed one, and whose restaurants are to be told last. */
async function proposeOtherDays(
  { tx, viewer, dependencies: { queueMail } }: Context,
  orders: readonly OrderOnClosedDay[],
): Promise<{ orders: OrderOnClosedDay[]; told: Told[] }> {
  const named: OrderOnClosedDay[] = []
  const told: Told[] = []
  for (const order of orders) {
    const proposed = await proposeOtherDay({ tx, viewer, queueMail }, order.order_public_id)
    if (proposed) told.push(proposed.order)
    named.push({ ...order, proposed_day: proposed?.day ?? null })
  }
  return { orders: named, told }
}

async function zoneOf({ input, tx, refuse }: Context, rules: LockedRules) {
  if (input.zone_public_id === null) return undefined
  const zone = await findZone(tx, rules, input.zone_public_id)
  if (!zone) throw refuse('not_found')
  return zone
}

function refuseDays({ day, last, today }: { day: string; last: string; today: string }): void {
  if (day < today) throw refuseField('day', 'day_past')
  if (day > later(today, MAX_EXCEPTION_AHEAD)) throw refuseField('day', 'day_too_far')
  if (last >= later(day, MAX_CLOSURE_DAYS)) throw refuseField('last_day', 'closure_too_long')
}
