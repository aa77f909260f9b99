import { IconCloudOff, IconHourglass } from '@tabler/icons-react'
import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useConnected } from '../../platform/api/connection.ts'
import { unansweredQueries } from '../../platform/api/unanswered-queries.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { isMontrealToday } from '../../platform/montreal-day.ts'
import styles from './offline-bar.module.css'
import { registerWorker } from './register-worker.ts'

/**
 * Under the header while the data on the page may be old, because the server is unreachable or does not answer: the age of
 * the data, and that changes of the cart are stored.
 */
export function OfflineBar({ keepsCart }: { keepsCart: boolean }) {
  const connected = useConnected()
  const unansweredSince = useUnansweredSince()
  useEffect(registerWorker, [])
  return (
    // Named live as well: what lies over the page leaves such a place to screen readers.
    <div role="status" aria-live="polite" className={`${styles.place} no-print`}>
      {connected ? null : <Offline keepsCart={keepsCart} />}
      {connected && unansweredSince !== undefined ? <Silent since={unansweredSince} /> : null}
    </div>
  )
}

function Offline({ keepsCart }: { keepsCart: boolean }) {
  const { offline } = useTexts()
  const when = useWhen()
  const seenAt = useSeenAt()
  const said = seenAt === undefined ? offline.dataMissing : offline.dataAsOf(when(seenAt))
  return (
    <Bar icon={<IconCloudOff size={20} aria-hidden />}>
      {keepsCart ? `${said} ${offline.cartChangesKept}` : said}
    </Bar>
  )
}

function Silent({ since }: { since: number }) {
  const { offline } = useTexts()
  const when = useWhen()
  return <Bar icon={<IconHourglass size={20} aria-hidden />}>{offline.silent(when(since))}</Bar>
}

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.bar}>
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** "de 14 h 05", or with its day when that was another. */
function useWhen(): (at: number) => string {
  const { offline } = useTexts()
  const { time, moment } = useFormat()
  return (at) => {
    const written = new Date(at).toISOString()
    return isMontrealToday(new Date(at))
      ? offline.atTime(time(written))
      : offline.onDay(moment(written))
  }
}

/** When the oldest of what is on the page was answered; undefined where it holds nothing that ages. */
function useSeenAt(): number | undefined {
  return useOldest(() => true)
}

/** The same, of the data whose new request the server has not answered. */
function useUnansweredSince(): number | undefined {
  return useOldest(isUnanswered)
}

function isUnanswered({ queryHash }: Query): boolean {
  return unansweredQueries.get().has(queryHash)
}

function useOldest(counts: (query: Query) => boolean): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => {
      const stops = [
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
        unansweredQueries.subscribe(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => oldest(client, counts),
  )
}

function oldest(client: QueryClient, counts: (query: Query) => boolean): number | undefined {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: (query) =>
      query.meta?.persisted === 'dated' && query.state.data !== undefined && counts(query),
  })
  return shown.length === 0
    ? undefined
    : Math.min(...shown.map((query) => query.state.dataUpdatedAt))
}
