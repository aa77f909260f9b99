import { Refused } from '@halles/contract/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { isUnreachable, quietly, sentenceOf } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { type CartChange, isOvertaken, productOf } from './cart-changes.ts'
import { CART, type Cart } from './cart-queries.ts'

/** All that writes the cart, checkout included, goes to the server one after the other. */
export const IN_LINE = { id: 'cart' } as const

/** A quantity is sent once its writer pauses. */
const PAUSE_MS = 400

/** Changes whose answer is not there yet, in the order of the clicks. */
const line = new Set<CartChange>()

/**
 * Changes the cart: at once on screen (`useCart`), on the server in the order of the clicks, so that none is lost and
 * none overtakes another. SPEC section 8 only logs a refusal; what it undoes on screen is explained there too.
 */
export function useChangeCart(): (change: CartChange) => void {
  const toasts = useToasts()
  const { cart } = useTexts()
  const { mutate } = useMutation({
    mutationKey: CART,
    scope: IN_LINE,
    mutationFn: send,
    onMutate: (change, { client }) => {
      line.add(change)
      // An older answer on its way to the screen would undo the change there.
      return client.cancelQueries({ queryKey: CART })
    },
    onSuccess: (answer, _change, _result, { client }) => {
      if (answer) client.setQueryData(CART, answer)
    },
    onError: (error, _change, _result, { client }) => {
      const isLast = line.size === 1
      if (isLast) void client.invalidateQueries({ queryKey: CART })
      // One sentence for a row of clicks into a dead network.
      if (!isLast && isUnreachable(error)) return
      toasts.error(isGone(error) ? cart.productGone : sentenceOf(error))
    },
    onSettled: (_answer, _error, change) => {
      line.delete(change)
    },
  })
  return mutate
}

/** Nothing is sent, and nothing answered, for a quantity that another one has overtaken. */
async function send(change: CartChange): Promise<Cart | undefined> {
  const id = { productId: productOf(change) }
  if (change.kind === 'remove') return quietly.cartRemove(id)
  if (change.kind === 'add') return quietly.cartAdd({ ...id, quantity: change.quantity })
  if (!isOvertaken(change, line)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return isOvertaken(change, line)
    ? undefined
    : quietly.cartUpdate({ ...id, quantity: change.quantity })
}

function isGone(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'not_found'
}
