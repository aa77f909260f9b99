import { endpoints } from '@halles/contract/endpoints.ts'
import { sessionKey } from '../../platform/session/session-key.ts'
import { createEventDeduper, type News, type OrderEvent } from './event-deduper.ts'
import { type Link, stayConnected } from './stay-connected.ts'

type OnNews = (untold: OrderEvent[], news: News) => void
/** Between the tabs of a browser: what happened, or that somebody wants to know. */
type TabMessage = News | 'tell me' | 'look again'

/**
 * One connection for all tabs that a session has in a browser: a browser opens six to a server, and a few tabs would
 * take them all. The tab that holds the lock connects and tells the others; when it closes, the next one goes on after
 * what it was told last.
 */
export function oneConnection(onNews: OnNews, stop: AbortSignal): void {
  const deduper = createEventDeduper()
  const mark = sessionKey()
  // Another session counts its news from another start, and hears none of this one's.
  const name = `live ${mark}`
  const tabs = new BroadcastChannel(name)
  let latest: News | undefined
  let lookAgain: (sure: boolean) => void = () => {}

  function take(news: News) {
    latest = news
    onNews(deduper.newEvents(news), news)
  }
  const link: Link = {
    open: (signal) => fetch(addressAfter(deduper.last()), { signal, cache: 'no-store' }),
    isOnline: () => navigator.onLine,
    // Without the hint beside the session the answer is known.
    isSignedIn: () => mark !== undefined && sessionKey() === mark,
    onChange(run, signal) {
      lookAgain = run
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
        take(news)
        tabs.postMessage(news)
      },
    })

  let leads = false
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data !== 'string') take(data)
    else if (data === 'look again') lookAgain(false)
    else if (leads && latest) tabs.postMessage({ ...latest, events: [] })
  })
  stop.addEventListener('abort', () => tabs.close())
  if ('locks' in navigator) {
    tabs.postMessage('tell me')
    const lead = () => {
      leads = true
      return connect(stop)
    }
    // Stopped while it waits for its turn: then it never comes.
    void navigator.locks.request(name, { signal: stop }, lead).catch(() => {})
    // A timer of a tab in the background is slow: one that is looked at asks it to hurry.
    const ask = () => isVisible() && tabs.postMessage('look again')
    document.addEventListener('visibilitychange', ask, { signal: stop })
  } else {
    whileVisible(connect, stop)
  }
}

/** Without locks, as over http from another machine: each tab by itself, but only the one that is looked at. */
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

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function addressAfter(number: number | undefined): string {
  const { path } = endpoints.events
  return number === undefined ? path : `${path}?after=${number}`
}
