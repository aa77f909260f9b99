import { Refused } from '@halles/contract/client.ts'
import { cartFillTexts } from '@halles/texts/pages/cart-fill.ts'
import { useChange } from '../../../components/use-change.ts'
import { errorMessage } from '../../../platform/api/api.ts'
import { isConnected } from '../../../platform/api/connection.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { CartNotSent } from '../cart-sync/create-cart-sync.ts'
import { cartSync } from '../use-cart.ts'
import { type FilledCart, showFill } from './last-fill.ts'
import { loadFillNotice } from './last-fill-notice.tsx'

/** A server silent for longer may have filled the cart or not: the same request is sent again under its key. */
const TIMEOUT_MS = 20_000

type Options = { idempotencyKey: string; signal: AbortSignal }

/**
 * Fills the cart by a call that does it once under its key, after the changes made before have been sent, and shows what
 * became of each product. `onFilled` runs then.
 */
export function useFillCart<Asked>(
  call: (asked: Asked, options: Options) => Promise<FilledCart>,
  onFilled: () => void,
) {
  const texts = useTextsOf(cartFillTexts)
  return useChange({
    call(asked: Asked, { idempotencyKey }) {
      // Changes that wait for the connection would be waited for.
      if (!isConnected()) throw new Refused(0, undefined)
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      // Where its code is missing, the place of the notice says so.
      void loadFillNotice().catch(() => {})
      return cartSync.exchange(() => call(asked, { idempotencyKey, signal }))
    },
    done(filled) {
      showFill(filled)
      onFilled()
    },
    failed: (error) => (error instanceof CartNotSent ? texts.changesNotSent : errorMessage(error)),
  })
}
