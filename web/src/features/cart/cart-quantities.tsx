import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Cart } from './cart-queries.ts'
import { useCart } from './use-cart.ts'

type Quantities = ReadonlyMap<string, number>

const NONE = followed(new Map())
const Followed = createContext(NONE)

/** Reads the cart once for a whole list, so that of three hundred rows only the one that changes renders. */
export function CartQuantities({ children }: { children: ReactNode }) {
  const { cart } = useCart()
  const [store] = useState(() => followed(quantitiesIn(cart)))
  useLayoutEffect(() => store.set(quantitiesIn(cart)), [store, cart])
  return <Followed value={store}>{children}</Followed>
}

/** Cases of one product in the cart on screen, somewhere in `CartQuantities`. */
export function useQuantityInCart(productId: string): number {
  const { subscribe, get } = use(Followed)
  return useSyncExternalStore(subscribe, () => get(productId))
}

function quantitiesIn(cart: Cart | undefined): Quantities {
  return new Map(cart?.cart_products.map((line) => [line.product.public_id, line.quantity]))
}

function followed(first: Quantities) {
  let quantities = first
  const listeners = new Set<() => void>()
  return {
    get: (productId: string) => quantities.get(productId) ?? 0,
    set(next: Quantities) {
      quantities = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
