import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useConnected } from '../../../platform/api/connection.ts'
import { useRecheckViewer } from '../../../platform/session/use-recheck-viewer.ts'
import { guideOptions } from '../guide-queries.ts'
import type { CountEvents } from './create-count-sync.ts'
import { useCountNotices } from './use-count-notices.ts'
import { countSync } from './use-counts.ts'

/** Sends what was counted on this device, and says where somebody else has counted too. */
export function CountSync() {
  const client = useQueryClient()
  const connected = useConnected()
  const recheckViewer = useRecheckViewer()
  const notify = useCountNotices()

  const onAnswered = useEffectEvent<CountEvents['onAnswered']>((guideId, sent, answered) => {
    const options = guideOptions(guideId)
    const guide = client.getQueryData(options.queryKey)
    const counts = new Map(answered.map((one) => [one.item_public_id, one.count]))
    client.setQueryData(
      options.queryKey,
      guide && {
        ...guide,
        items: guide.items.map((item) => {
          const count = counts.get(item.public_id)
          return count ? { ...item, count } : item
        }),
      },
    )
    notify(guide, sent, answered)
    void client.invalidateQueries({ queryKey: options.queryKey })
  })
  const onWrongSession = useEffectEvent(() => void recheckViewer())

  useEffect(() => {
    countSync.start({ onAnswered, onWrongSession })
    const stop = new AbortController()
    const { signal } = stop
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('account.')) countSync.resume()
    }
    addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', () => document.hidden || countSync.resume(), {
      signal,
    })
    return () => {
      stop.abort()
      countSync.stop()
    }
  }, [])
  useEffect(() => {
    if (connected) countSync.resume()
  }, [connected])
  return null
}
