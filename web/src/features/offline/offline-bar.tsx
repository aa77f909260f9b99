import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useConnected } from '../../platform/connection.ts'
import { useFormat, useTexts } from '../../platform/language.ts'
import styles from './offline-bar.module.css'
import { registerWorker } from './register-worker.ts'
import { useSeenAt } from './seen-at.ts'

/** In view under the header while the server cannot be reached: how old the page is, and what goes on all the same. */
export function OfflineBar({ keepsCart }: { keepsCart: boolean }) {
  const { offline } = useTexts()
  const connected = useConnected()
  const when = useWhen()
  useEffect(registerWorker, [])
  const said = when === undefined ? offline.dataMissing : offline.dataAsOf(when)
  return (
    <div role="status" className={styles.place}>
      {connected ? null : (
        <p className={styles.bar}>
          <IconCloudOff size={20} aria-hidden />
          <span>{keepsCart ? `${said} ${offline.cartChangesKept}` : said}</span>
        </p>
      )}
    </div>
  )
}

/** "de 14 h 05", or with its day when that was another. */
function useWhen(): string | undefined {
  const { offline } = useTexts()
  const { time, moment } = useFormat()
  const seenAt = useSeenAt()
  if (seenAt === undefined) return undefined
  const seen = new Date(seenAt).toISOString()
  const isToday = new Date(seenAt).toDateString() === new Date().toDateString()
  return isToday ? offline.atTime(time(seen)) : offline.onDay(moment(seen))
}
