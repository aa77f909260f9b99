import { useIsMutating } from '@tanstack/react-query'
import type { PriceRequest, SentPrices } from './send-prices.ts'
import { keepBeforeSending, keepUnfinishedPrices } from './unfinished-prices.ts'
import { useChangePrices } from './use-change-prices.ts'

const PERCENT_CHANGE = ['percent change'] as const

/**
 * Sends a change by percent, kept from before it is sent: a page that is opened meanwhile shows that one and begins no
 * second. `isPending` while this component sends, `isSending` while any does.
 */
export function usePercentChange(onSent?: (sent: SentPrices) => void) {
  const { mutate, isPending } = useChangePrices((sent) => {
    keepUnfinishedPrices(sent)
    onSent?.(sent)
  }, PERCENT_CHANGE)
  const isSending = useIsMutating({ mutationKey: PERCENT_CHANGE }) > 0
  function send(requests: readonly PriceRequest[]) {
    keepBeforeSending(requests)
    mutate({ requests })
  }
  return { send, isPending, isSending }
}
