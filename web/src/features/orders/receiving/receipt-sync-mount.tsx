import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useStoredSync } from '../../../platform/api/use-stored-sync.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { ALL_ORDERS, restaurantOrderOptions } from '../order-queries.ts'
import { receiptSync } from './receipt-sync.ts'

/** Sends what was received on this device, and says what came of it. */
export function ReceiptSync() {
  const client = useQueryClient()
  const toasts = useToasts()
  const texts = useTextsOf(receivingTexts)

  useStoredSync(receiptSync, (sent, outcome) => {
    if (outcome.order) {
      const { queryKey } = restaurantOrderOptions(outcome.order.public_id)
      client.setQueryData(queryKey, outcome.order)
    }
    void invalidateInAllTabs(client, ALL_ORDERS)
    if (outcome.kind === 'refused') toasts.error(texts.notSent(outcome.message))
    else toasts.success(sent.body.ask_credit ? texts.sentWithCredit : texts.sent)
  })
  return null
}
