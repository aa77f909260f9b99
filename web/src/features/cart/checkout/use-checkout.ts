import { Refused } from '@halles/contract/client.ts'
import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { errorMessage } from '../../../platform/api/api.ts'
import { isAnswered } from '../../../platform/api/keyed-call.ts'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import type { Cart } from '../cart.ts'
import { CartNotSent } from '../cart-sync/create-cart-sync.ts'
import type { Deliveries } from '../delivery/use-deliveries.ts'
import { closeFill } from '../fill/last-fill.ts'
import { cartSync } from '../use-cart.ts'
import { agreedDays } from './agreed-days.ts'
import { type CartDifference, cartDifferences } from './cart-differences.ts'
import { type Attempt, newAttempt, sendAttempt } from './checkout-attempt.ts'

const CHECKOUT = ['checkout'] as const

/** What arrived of the changes made before the order is not what was on screen. */
class CartDiffers extends Error {}

/** Orders the cart on screen, once, and shows the outcome. `onSubmitted` runs when it is ordered. */
export function useCheckout(deliveries: Deliveries, onSubmitted: () => void) {
  const client = useQueryClient()
  const toasts = useToasts()
  const { cart: words, refusals } = useTexts()
  const language = useLanguage()
  const texts = useTextsOf(deliveryChoiceTexts)
  const unanswered = useRef<Attempt>(undefined)
  const [isLost, setLost] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [differences, setDifferences] = useState<CartDifference[]>([])

  const order = useMutation({
    mutationKey: CHECKOUT,
    mutationFn: async (seen: Cart) => {
      await deliveries.stored()
      return cartSync.order((cart) => place(cart, seen))
    },
    onSuccess: ({ deliveries: agreed }) => {
      closeFill()
      toasts.success([words.submitted, ...agreedDays(language, agreed)].join(' '))
      onSubmitted()
    },
    onError: (error) => {
      setLost(unanswered.current !== undefined)
      if (error instanceof CartNotSent) fail(words.notSent)
      else if (unanswered.current) fail(words.unconfirmed)
    },
  })

  /** Runs while nothing else changes the cart. */
  async function place(cart: Cart, seen: Cart) {
    const isRetry = unanswered.current !== undefined
    const arrived = cartDifferences(seen, cart).filter(({ kind }) => kind !== 'minimum')
    if (!isRetry && arrived.length > 0) return differs(arrived)
    unanswered.current ??= newAttempt(cart, await daysFor(cart))
    try {
      const answer = await sendAttempt(unanswered.current)
      unanswered.current = undefined
      // What a retry is answered was the cart then.
      if (isRetry) void cartSync.refresh()
      return answer
    } catch (error) {
      if (!isAnswered(error)) throw error
      unanswered.current = undefined
      fail(errorMessage(error))
      deliveries.takeRefusal(error)
      setDifferences(cartDifferences(seen, await serversCart(error, seen)))
      throw error
    }
  }

  async function daysFor(cart: Cart) {
    const days = await deliveries.namedFor(cart).catch((error: unknown) => {
      fail(errorMessage(error))
      throw error
    })
    if (days) return days
    fail(texts.chooseFirst)
    throw new CartDiffers()
  }
  function differs(found: CartDifference[]): never {
    setDifferences(found)
    fail(refusals.cart_changed)
    throw new CartDiffers()
  }
  function fail(sentence: string) {
    setFailure(sentence)
    toasts.error(sentence)
  }
  return {
    isPending: order.isPending,
    /** The answer never came, so the order may or may not have gone through. */
    isLost,
    failure,
    differences,
    submit() {
      const seen = cartSync.snapshot.get().cart
      // Asked of the cache, for a second click comes before the screen has changed.
      if (!seen || client.isMutating({ mutationKey: CHECKOUT }) > 0) return
      setDifferences([])
      setFailure(undefined)
      order.mutate(seen)
    },
  }
}

/** The cart as the server holds it: a refusal may bring it along, otherwise it is asked for. */
async function serversCart(error: unknown, seen: Cart): Promise<Cart> {
  const brought = error instanceof Refused ? error.body?.cart : undefined
  if (brought) cartSync.takeCart(brought)
  else await cartSync.refresh()
  return cartSync.serverCart() ?? seen
}
