import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CartChange, EMPTY_CART, withChanges } from './cart-changes.ts'
import { CART, type Cart, cartOptions, storeCart } from './cart-queries.ts'
import { asChanges } from './kept-changes.ts'
import { useKept } from './kept-store.ts'
import { isKept, type PlacedChange } from './use-change-cart.ts'

/**
 * The cart on screen: the server's, with what this device keeps until the server can be told, and every change that is
 * still on its way, already made. A change that the server refuses is no longer on its way, so what it did on screen
 * goes by itself.
 */
export function useCart() {
  const query = useQuery(cartOptions)
  const { wishes } = useKept()
  const changes = useChangesUnderway()
  const known = query.data ?? (wishes.length > 0 ? EMPTY_CART : undefined)
  const cart = known && withChanges(known, [...asChanges(known, wishes), ...changes])
  return { ...query, cart }
}

/** This device remembers the cart, so that it is there at once on the next load. */
export function useRememberedCart(): void {
  const { data } = useQuery(cartOptions)
  useEffect(() => {
    if (data) storeCart(data)
  }, [data])
}

function useChangesUnderway(): CartChange[] {
  const underway = useMutationState({
    filters: { mutationKey: CART, status: 'pending' },
    select: (mutation: Mutation<Cart, Error, PlacedChange>) => mutation.state.variables,
  })
  return underway.filter((change) => change !== undefined).filter((change) => !isKept(change))
}
