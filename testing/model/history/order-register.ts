import type { Sequential } from './linearizability.ts'

/** An order of one line from one supplier, whose delivery is arranged between the two. */
export type OrderState = {
  status: 'pending' | 'acknowledged' | 'done' | 'cancelled'
  quantity: number
  /** 0: as it was asked for. */
  edited: number
  isClosed: boolean
}

export type OrderCall =
  | { by: 'supplier'; do: 'accept' | 'reject' | 'done' | 'read' }
  | { by: 'supplier'; do: 'reduce'; to: number }
  | { by: 'restaurant'; do: 'take back' }
  | { by: 'restaurant'; do: 'close' }
  | { by: 'restaurant'; do: 'read' }
  | { by: 'restaurant'; do: 'change'; to: number }

/** A refusal's code or `ok`, and the order as it was answered with it. */
export type OrderOutcome = [code: string, seen: OrderView | null]
export type OrderView = [status: string, quantity: number, edited: number, isCancelled: boolean]

export const viewOf = ({ status, quantity, edited }: OrderState): OrderView => [
  status,
  quantity,
  edited,
  status === 'cancelled',
]

/** What one caller at a time is answered. */
export function orderRegister(quantity: number): Sequential<OrderState, OrderCall, OrderOutcome> {
  return {
    initial: { status: 'pending', quantity, edited: 0, isClosed: false },
    run: (state, call) => {
      const next = call.by === 'supplier' ? bySupplier(state, call) : byRestaurant(state, call)
      if (typeof next !== 'string') return { state: next, outcome: ['ok', viewOf(next)] }
      return { state, outcome: [next, next === 'invalid_input' ? null : viewOf(state)] }
    },
  }
}

function bySupplier(
  state: OrderState,
  call: Extract<OrderCall, { by: 'supplier' }>,
): OrderState | string {
  const { status, quantity, edited } = state
  if (call.do === 'read') return state
  if (call.do === 'done')
    return status === 'acknowledged' ? { ...state, status: 'done' } : 'order_not_acknowledged'
  if (call.do === 'reduce') {
    // With a reason, what was accepted is reduced too.
    if (status !== 'pending' && status !== 'acknowledged') return 'order_not_pending'
    if (call.to >= (edited || quantity)) return 'invalid_input'
    return { ...state, status: 'acknowledged', edited: call.to }
  }
  if (status !== 'pending') return 'order_not_pending'
  return { ...state, status: call.do === 'accept' ? 'acknowledged' : 'cancelled' }
}

function byRestaurant(
  state: OrderState,
  call: Extract<OrderCall, { by: 'restaurant' }>,
): OrderState | string {
  const { status, quantity, edited, isClosed } = state
  if (call.do === 'read') return state
  if (isClosed) return 'order_not_active'
  if (call.do === 'close') return { ...state, isClosed: true }
  if (call.do === 'take back') {
    const isDroppable = status === 'acknowledged' && edited > 0
    return status === 'pending' || isDroppable
      ? { ...state, status: 'cancelled' }
      : 'too_late_to_change'
  }
  const isNothing = status === 'cancelled' || call.to === (edited || quantity)
  if (isNothing) return 'invalid_input'
  return status === 'pending' ? { ...state, quantity: call.to, edited: 0 } : 'too_late_to_change'
}
