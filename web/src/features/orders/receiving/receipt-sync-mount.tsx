import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useRecheckViewer } from '../../../platform/session/use-recheck-viewer.ts'
import { ALL_ORDERS, restaurantOrderOptions } from '../order-queries.ts'
import type { ReceiptEvents } from './create-receipt-sync.ts'
import { receiptSync } from './receipt-sync.ts'

/** Sends what was received on this device, and says what came of it. */
export function ReceiptSync() {
  const client = useQueryClient()
  const connected = useConnected()
  const recheckViewer = useRecheckViewer()
  const toasts = useToasts()
  const texts = useTextsOf(receivingTexts)

  const onAnswered = useEffectEvent<ReceiptEvents['onAnswered']>((sent, outcome) => {
    if (outcome.order) {
      const { queryKey } = restaurantOrderOptions(outcome.order.public_id)
      client.setQueryData(queryKey, outcome.order)
    }
    void invalidateInAllTabs(client, ALL_ORDERS)
    if (outcome.kind === 'refused') toasts.error(texts.notSent(outcome.message))
    else toasts.success(sent.body.ask_credit ? texts.sentWithCredit : texts.sent)
  })
  const onWrongSession = useEffectEvent(() => void recheckViewer())

  useEffect(() => {
    receiptSync.start({ onAnswered, onWrongSession })
    const stop = new AbortController()
    const { signal } = stop
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('account.')) receiptSync.resume()
    }
    addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', () => document.hidden || receiptSync.resume(), {
      signal,
    })
    return () => {
      stop.abort()
      receiptSync.stop()
    }
  }, [])
  useEffect(() => {
    if (connected) receiptSync.resume()
  }, [connected])
  return null
}
