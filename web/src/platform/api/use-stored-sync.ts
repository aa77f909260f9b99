import { useEffect, useEffectEvent } from 'react'
import { useRecheckViewer } from '../session/use-recheck-viewer.ts'
import { useConnected } from './connection.ts'

type Sync<Answered extends readonly unknown[]> = {
  start: (events: {
    onAnswered: (...answered: Answered) => void
    onWrongSession: () => void
  }) => void
  stop: () => void
  resume: () => void
}

/** While mounted, sends what this device has stored; once more when the server answers, or another tab may have stored something. */
export function useStoredSync<Answered extends readonly unknown[]>(
  sync: Sync<Answered>,
  answered: (...answered: Answered) => void,
): void {
  const connected = useConnected()
  const recheckViewer = useRecheckViewer()
  const onAnswered = useEffectEvent(answered)
  const onWrongSession = useEffectEvent(() => void recheckViewer())
  useEffect(() => {
    sync.start({ onAnswered, onWrongSession })
    const stop = new AbortController()
    const { signal } = stop
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('account.')) sync.resume()
    }
    addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', () => document.hidden || sync.resume(), {
      signal,
    })
    return () => {
      stop.abort()
      sync.stop()
    }
  }, [sync])
  useEffect(() => {
    if (connected) sync.resume()
  }, [connected, sync])
}
