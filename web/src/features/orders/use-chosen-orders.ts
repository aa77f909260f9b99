import { useState } from 'react'
import type { SupplierOrderItem } from './order-queries.ts'

type Chosen = ReadonlyMap<string, SupplierOrderItem>

/** Which orders of a list somebody has ticked. One that is answered, or changes, on another device is no longer chosen. */
export function useChosenOrders(list: readonly SupplierOrderItem[]) {
  const [ticked, setTicked] = useState<Chosen>(new Map())
  const isUnchanged = (order: SupplierOrderItem) =>
    ticked.get(order.public_id)?.order_version === order.order_version
  const chosen = list.filter(isUnchanged)
  const kept = new Set(chosen.map(({ public_id }) => public_id))
  const without = (orders: readonly SupplierOrderItem[]) => {
    const ids = new Set(orders.map(({ public_id }) => public_id))
    setTicked((before) => new Map([...before].filter(([id]) => !ids.has(id))))
  }
  const gone = [...ticked.values()].filter(({ public_id }) => !kept.has(public_id))
  return {
    chosen,
    isChosen: isUnchanged,
    /** Ticked as they were, and not any more. */
    gone,
    forgetGone: () => without(gone),
    forget: without,
    toggle(order: SupplierOrderItem) {
      if (isUnchanged(order)) without([order])
      else setTicked((before) => new Map(before).set(order.public_id, order))
    },
    toggleAll() {
      const isAll = chosen.length === list.length
      setTicked(new Map(isAll ? [] : list.map((order) => [order.public_id, order])))
    },
  }
}

export type ChosenOrders = ReturnType<typeof useChosenOrders>
