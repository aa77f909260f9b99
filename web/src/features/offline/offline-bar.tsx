import { IconCloudOff, IconHourglass } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useConnected } from '../../platform/api/connection.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { isMontrealToday } from '../../platform/montreal-day.ts'
import styles from './offline-bar.module.css'
import { registerWorker } from './register-worker.ts'
import { useSeenAt, useUnansweredSince } from './seen-at.ts'

/**
 * Under the header while the data on the page may be old, because the server is unreachable or does not answer: the age of
 * the data, and that changes of the cart are stored.
 */
export function OfflineBar({ keepsCart }: { keepsCart: boolean }) {
  const connected = useConnected()
  const unansweredSince = useUnansweredSince()
  useEffect(registerWorker, [])
  return (
    <div role="status" className={styles.place}>
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
