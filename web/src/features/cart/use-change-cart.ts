import { Refused } from '@halles/contract/client.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithoutOverlay, errorMessage } from '../../platform/api.ts'
import { isConnected } from '../../platform/connection.ts'
import { isAnswered } from '../../platform/keyed-call.ts'
import { useTexts } from '../../platform/language.ts'
import { type CartChange, EMPTY_CART, isOvertaken, productOf } from './cart-changes.ts'
import { CART, type Cart, cartOptions } from './cart-queries.ts'
import { keepChange, noteRefusal } from './kept-changes.ts'
import { readKept } from './kept-store.ts'

/** All that writes the cart, checkout included, goes to the server one after the other. */
export const IN_LINE = { id: 'cart' } as const

/** A quantity is sent once its writer pauses. */
const PAUSE_MS = 400

/** A change with its place in the order of the clicks: two clicks on the same + are two. */
export type PlacedChange = CartChange & { place: number }

/** Changes whose answer is not there yet, in the order of the clicks. */
const line = new Set<PlacedChange>()
let places = 0

/** Places of those that left the line to be kept on this device. */
const kept = new Set<number>()

export function isKept({ place }: PlacedChange): boolean {
  return kept.has(place)
}

/**
 * Changes the cart: at once on screen (`useCart`), on the server in the order of the clicks, so that none is lost and
 * none overtakes another. While the server cannot be told, this device keeps what is wanted (`use-settle-cart.ts`).
 * SPEC section 8 only logs a refusal; what it undoes on screen is explained there too.
 */
export function useChangeCart(): (change: CartChange) => void {
  const client = useQueryClient()
  const toasts = useToasts()
  const { cart } = useTexts()
  const { mutate } = useMutation({
    mutationKey: CART,
    scope: IN_LINE,
    mutationFn: (change: PlacedChange) => sendOrKeep(client, change),
    onMutate: (change) => {
      line.add(change)
      // An older answer on its way to the screen would undo the change there.
      return client.cancelQueries({ queryKey: CART })
    },
    onSuccess: (answer) => {
      if (answer) client.setQueryData(CART, answer)
    },
    onError: (error, change) => {
      if (isGone(error)) noteRefusal(knownCart(client), change, 'not_found')
      if (line.size === 1) void client.invalidateQueries({ queryKey: CART })
      toasts.error(isGone(error) ? cart.productNotOffered : errorMessage(error))
    },
    onSettled: (_answer, _error, change) => {
      line.delete(change)
    },
  })
  return (change) => {
    if (line.size === 0 && mustWait()) keepChange(knownCart(client), change)
    else mutate({ ...change, place: ++places })
  }
}

/** What is kept goes first, and by itself. */
function mustWait(): boolean {
  return !isConnected() || readKept().wishes.length > 0
}

async function sendOrKeep(client: QueryClient, change: PlacedChange): Promise<Cart | undefined> {
  const keep = (wasSent: boolean) => {
    kept.add(change.place)
    keepChange(knownCart(client), change, wasSent)
    return undefined
  }
  if (mustWait()) return keep(false)
  try {
    return await send(change)
  } catch (error) {
    if (isAnswered(error)) throw error
    return keep(true)
  }
}

/** Nothing is sent, and nothing answered, for a quantity that another one has overtaken. */
async function send(change: PlacedChange): Promise<Cart | undefined> {
  const id = { productId: productOf(change) }
  if (change.kind === 'remove') return apiWithoutOverlay.cartRemove(id)
  if (change.kind === 'add') return apiWithoutOverlay.cartAdd({ ...id, quantity: change.quantity })
  if (!isOvertaken(change, line)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return isOvertaken(change, line)
    ? undefined
    : apiWithoutOverlay.cartUpdate({ ...id, quantity: change.quantity })
}

function knownCart(client: QueryClient): Cart {
  return client.getQueryData(cartOptions.queryKey) ?? EMPTY_CART
}

function isGone(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'not_found'
}
