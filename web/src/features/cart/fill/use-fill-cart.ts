import { Refused } from '@halles/contract/client.ts'
import { cartFillTexts } from '@halles/texts/pages/cart-fill.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { errorMessage } from '../../../platform/api/api.ts'
import { isConnected } from '../../../platform/api/connection.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
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
  const toasts = useToasts()
  const key = useRef<RequestKey>(undefined)
  return useMutation({
    mutationFn: (asked: Asked) => {
      // Changes that wait for the connection would be waited for.
      if (!isConnected()) throw new Refused(0, undefined)
      key.current = keyFor(asked, key.current)
      const { value: idempotencyKey } = key.current
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      // Where its code is missing, the place of the notice says so.
      void loadFillNotice().catch(() => {})
      return cartSync.exchange(() => call(asked, { idempotencyKey, signal }))
    },
    onSuccess: (filled) => {
      key.current = undefined
      showFill(filled)
      onFilled()
    },
    onError: (error) => {
      if (isAnswered(error)) key.current = undefined
      toasts.error(error instanceof CartNotSent ? texts.changesNotSent : errorMessage(error))
    },
  })
}
