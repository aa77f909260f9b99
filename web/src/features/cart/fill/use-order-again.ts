import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useNavigate } from '@tanstack/react-router'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { setCartOpen } from '../cart-open.ts'
import { useFillCart } from './use-fill-cart.ts'

type Asked = Sent<Endpoints['orderAgain']>

/** Fills the cart with what was ordered before, and shows it where it can be ordered. */
export function useOrderAgain() {
  const navigate = useNavigate()
  const fill = useFillCart(
    (asked: Asked, options) => apiWithOverlay.orderAgain(asked, options),
    () => {
      setCartOpen(false)
      void navigate({ to: '/checkout' })
    },
  )
  return { isPending: fill.isPending, orderAgain: (asked: Asked) => fill.start(asked) }
}
