import { endpoints } from '@halles/contract/endpoints.ts'
import { sessionKey } from '../../platform/session/session-key.ts'
import { createEventDeduper, type News, type OrderEvent } from './event-deduper.ts'
import { type Link, stayConnected } from './stay-connected.ts'

type OnNews = (newEvents: OrderEvent[], news: News) => void
/** Between the tabs of a browser. Another version of the page may send others: they are ignored. */
type TabMessage = News | 'request-state' | 'check-connection'

/**
 * One connection for all tabs that a session has in a browser: a browser opens six to a server, and a few tabs would
 * take them all. The tab that has the lock connects and sends what it receives to the others; when it closes, the next one
 * continues after the last number it received.
 */
export function oneConnection(onNews: OnNews, stop: AbortSignal): void {
  const deduper = createEventDeduper()
  const session = sessionKey()
  // Another session has its own numbers and channel.
  const name = `live ${session}`
  const tabs = new BroadcastChannel(name)
  const send = (message: TabMessage) => tabs.postMessage(message)
  let latest: News | undefined
  let checkConnection: (sure: boolean) => void = () => {}

  function receive(news: News) {
    latest = news
    onNews(deduper.newEvents(news), news)
  }
  const link: Link = {
    open: (signal) => fetch(addressAfter(deduper.last()), { signal, cache: 'no-store' }),
    isOnline: () => navigator.onLine,
    // Without the cookie that hints at a session there is none: no request is needed.
    isSignedIn: () => session !== undefined && sessionKey() === session,
    onChange(run, signal) {
      checkConnection = run
      window.addEventListener('online', () => run(true), { signal })
      window.addEventListener('offline', () => run(true), { signal })
      document.addEventListener('visibilitychange', () => isVisible() && run(false), { signal })
    },
  }
  const connect = (until: AbortSignal) =>
    stayConnected(link, {
      stop: until,
      onData(data) {
        const news: News = JSON.parse(data)
        receive(news)
        send(news)
      },
    })

  let leads = false
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) receive(data)
    else if (data === 'check-connection') checkConnection(false)
    else if (data === 'request-state' && leads && latest) send({ ...latest, events: [] })
  })
  stop.addEventListener('abort', () => tabs.close())
  if ('locks' in navigator) {
    send('request-state')
    const lead = () => {
      leads = true
      return connect(stop)
    }
    // Rejects when it is stopped while it waits for the lock.
    void navigator.locks.request(name, { signal: stop }, lead).catch(() => {})
    // Timers of a background tab are slow: a visible one asks it to reconnect now.
    const ask = () => isVisible() && send('check-connection')
    document.addEventListener('visibilitychange', ask, { signal: stop })
  } else {
    whileVisible(connect, stop)
  }
}

/** Without locks, as over http from another machine: each tab connects for itself, only while it is visible. */
function whileVisible(connect: (until: AbortSignal) => Promise<void>, stop: AbortSignal): void {
  let hidden = new AbortController()
  const follow = () => {
    hidden.abort()
    hidden = new AbortController()
    if (isVisible()) void connect(AbortSignal.any([stop, hidden.signal]))
  }
  document.addEventListener('visibilitychange', follow, { signal: stop })
  follow()
}

function isNews(data: unknown): data is News {
  return typeof data === 'object' && data !== null && 'number' in data && 'events' in data
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function addressAfter(number: number | undefined): string {
  const { path } = endpoints.events
  return number === undefined ? path : `${path}?after=${number}`
}
