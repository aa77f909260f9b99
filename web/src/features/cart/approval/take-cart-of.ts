import { Refused } from '@halles/contract/client.ts'
import { cartSync } from '../use-cart.ts'

/** Shows the cart that a refusal brings along, as it is by now. */
export function takeCartOf(error: unknown): void {
  const brought = error instanceof Refused ? error.body?.cart : undefined
  if (brought) cartSync.takeCart(brought)
}
