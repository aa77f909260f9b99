import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CartChange, withChanges } from './cart-changes.ts'
import { CART, type Cart, cartOptions, storeCart } from './cart-queries.ts'

/**
 * The cart on screen: the server's, with every change that is still on its way already made. A change that the server
 * refuses is no longer on its way, so what it did on screen goes by itself.
 */
export function useCart() {
  const query = useQuery(cartOptions)
  const changes = useChangesUnderway()
  return { ...query, cart: query.data && withChanges(query.data, changes) }
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
    select: (mutation: Mutation<Cart, Error, CartChange>) => mutation.state.variables,
  })
  return underway.filter((change) => change !== undefined)
}
