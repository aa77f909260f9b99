import { Refused } from '@halles/contract/client.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { api, errorMessage, isUnreachable } from '../../../platform/api.ts'
import { isAnswered } from '../../../platform/keyed-call.ts'
import { useTexts } from '../../../platform/language.ts'
import { CART, type Cart, cartOptions, checkoutCartOptions } from '../cart-queries.ts'
import { readKept, writeKept } from '../kept-store.ts'
import { IN_LINE } from '../use-change-cart.ts'
import { type CartDifference, cartDifferences } from './cart-differences.ts'
import { type Attempt, attemptFor } from './checkout-attempt.ts'

const CHECKOUT = ['checkout'] as const

/** Orders the cart on screen, once; says what became of it. `onSubmitted` runs when it is ordered. */
export function useCheckout(onSubmitted: () => void) {
  const client = useQueryClient()
  const toasts = useToasts()
  const { cart: words } = useTexts()
  const attempt = useRef<Attempt>(undefined)
  const [isLost, setLost] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [differences, setDifferences] = useState<CartDifference[]>([])

  const order = useMutation({
    mutationKey: CHECKOUT,
    scope: IN_LINE,
    mutationFn: () => {
      attempt.current = attemptFor(attempt.current, client.getQueryData(cartOptions.queryKey))
      const { key, cart_version } = attempt.current
      return api.checkout({ cart_version }, { idempotencyKey: key })
    },
    retry: (count, error) => count < 2 && isUnreachable(error),
    onSuccess: ({ cart }) => {
      attempt.current = undefined
      client.setQueryData(CART, cart)
      writeKept({ ...readKept(), notes: [] })
      toasts.success(words.submitted)
      onSubmitted()
    },
    onError: async (error) => {
      if (!isAnswered(error)) {
        setLost(true)
        return fail(words.unconfirmed)
      }
      attempt.current = undefined
      setLost(false)
      fail(errorMessage(error))
      setDifferences(await takeServersCart(client, error))
    },
  })

  function fail(sentence: string) {
    setFailure(sentence)
    toasts.error(sentence)
  }
  return {
    isPending: order.isPending,
    /** The answer never came, so the order may or may not have gone through. */
    isLost,
    /** Why it was not ordered, when the toast has gone. */
    failure,
    /** How the cart differs from the one that was to be ordered. */
    differences,
    submit() {
      // Asked of the cache, for a second click comes before the screen has changed.
      if (client.isMutating({ mutationKey: CHECKOUT }) > 0) return
      setDifferences([])
      setFailure(undefined)
      order.mutate()
    },
  }
}

/** Shows the cart as the server holds it: a refusal may bring it along, otherwise it is asked for. */
async function takeServersCart(client: QueryClient, error: unknown): Promise<CartDifference[]> {
  const before = client.getQueryData(cartOptions.queryKey)
  const brought = error instanceof Refused ? error.body?.cart : undefined
  const after: Cart = brought ?? (await client.fetchQuery(checkoutCartOptions))
  client.setQueryData(CART, after)
  return before ? cartDifferences(before, after) : []
}
