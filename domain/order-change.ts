import type { SupplierOrderStatus } from './supplier-order.ts'

/** The two sides of a supplier's order. */
export const ORDER_SIDES = ['restaurant', 'supplier'] as const
export type OrderSide = (typeof ORDER_SIDES)[number]

/** What a side may do to the lines of an order, or to all of it: `move` is another delivery day. */
export const ORDER_CHANGES = [
  'reduce',
  'raise',
  'add',
  'remove',
  'cancel',
  'substitute',
  'move',
] as const
export type OrderChange = (typeof ORDER_CHANGES)[number]

/** Alone and at once, or once the other side agrees to it. */
export type ChangeWay = 'at_once' | 'by_proposal'

/** An order until it is answered, until its cut-off, after it, and once it has ended. */
const ORDER_PHASES = ['pending', 'before_cut_off', 'after_cut_off', 'ended'] as const
export type OrderPhase = (typeof ORDER_PHASES)[number]

/** The phase of an order; one without a delivery day has no cut-off, and its first answer settles it. */
export function phaseOf(status: SupplierOrderStatus, isBeforeCutOff: boolean): OrderPhase {
  if (status === 'pending') return 'pending'
  if (status !== 'acknowledged') return 'ended'
  return isBeforeCutOff ? 'before_cut_off' : 'after_cut_off'
}

type Ways = Readonly<Partial<Record<OrderChange, ChangeWay>>>

const BY_PROPOSAL: Ways = {
  reduce: 'by_proposal',
  raise: 'by_proposal',
  add: 'by_proposal',
  remove: 'by_proposal',
}

/** What a supplier does not have cannot come: it always reduces at once, and takes no whole order back that it accepted. */
const OF_AN_ACCEPTED_ORDER: Ways = {
  reduce: 'at_once',
  remove: 'at_once',
  substitute: 'by_proposal',
  move: 'by_proposal',
}

/** product.md 18, row by row; what is missing is not possible. */
const WAYS: Record<OrderSide, Record<OrderPhase, Ways>> = {
  restaurant: {
    pending: {
      reduce: 'at_once',
      raise: 'at_once',
      add: 'at_once',
      remove: 'at_once',
      cancel: 'at_once',
    },
    before_cut_off: {
      reduce: 'at_once',
      remove: 'at_once',
      cancel: 'at_once',
      raise: 'by_proposal',
      add: 'by_proposal',
    },
    after_cut_off: BY_PROPOSAL,
    ended: {},
  },
  supplier: {
    pending: {
      reduce: 'at_once',
      remove: 'at_once',
      cancel: 'at_once',
      substitute: 'by_proposal',
    },
    before_cut_off: OF_AN_ACCEPTED_ORDER,
    after_cut_off: OF_AN_ACCEPTED_ORDER,
    ended: {},
  },
}

/** How a side may do something to an order in a phase; undefined when it may not. */
export function wayToChange(
  side: OrderSide,
  change: OrderChange,
  phase: OrderPhase,
): ChangeWay | undefined {
  return WAYS[side][phase][change]
}

/** All that a side may do at once to an order in a phase. */
export function changesAtOnce(side: OrderSide, phase: OrderPhase): OrderChange[] {
  return ORDER_CHANGES.filter((change) => wayToChange(side, change, phase) === 'at_once')
}

/** A line that was not removed: whether its restaurant may do without it because its supplier reduced it. */
type OpenLine = { readonly mayDrop: boolean }

/**
 * All that a restaurant may do at once to an order in a phase. Past the cut-off it takes the whole order back where it may drop
 * every line that is left: what would be left is nothing.
 */
export function changesOfRestaurant(phase: OrderPhase, open: readonly OpenLine[]): OrderChange[] {
  const isDroppable =
    phase === 'after_cut_off' && open.length > 0 && open.every(({ mayDrop }) => mayDrop)
  return isDroppable ? ['cancel'] : changesAtOnce('restaurant', phase)
}

/**
 * How long the other side has to answer, and a restaurant to drop, whatever the phase, a line that its supplier reduced after
 * accepting it: the supplier's answer time, and no later than so many minutes before the delivery (product.md 18).
 */
export const ANSWER_TIME = { minutesBeforeDelivery: 60 } as const
