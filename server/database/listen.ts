import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf, type Database, sessionSettings } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

// A link that is gone without a word is noticed by then.
const PING_EVERY = 10_000
const LONGEST_ANSWER = 3_000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1_000

type Listener = {
  received: (payload: string) => void
  /** At first and after every interruption: notifications in between are lost: read what they were about. */
  listening: () => void
  report: (problem: unknown) => void
}

/** Hears a channel's notifications, on a connection of its own that is made anew whenever it is lost. */
export function listen(
  database: Database,
  channel: string,
  listener: Listener,
): { close: () => Promise<void> } {
  const closing = new AbortController()
  const ended = keepListening()
  return {
    async close() {
      closing.abort()
      await ended
    },
  }

  async function keepListening() {
    let pause = FIRST_PAUSE
    while (!closing.signal.aborted) {
      await listenOnce(() => {
        pause = FIRST_PAUSE
      }).catch((error) => {
        if (!closing.signal.aborted && !isDatabaseAway(error)) listener.report(error)
      })
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }

  /** Until the connection is lost, which it throws. */
  async function listenOnce(onListening: () => void): Promise<never> {
    const client = new pg.Client({
      ...sessionSettings(connectionOf(database)),
      connectionTimeoutMillis: LONGEST_ANSWER,
      query_timeout: LONGEST_ANSWER,
    })
    // Aborted, not raced against: a race leaves something behind each time, and this goes on for months.
    const lost = new AbortController()
    const lose = (reason: unknown) => lost.abort(reason)
    const close = () => lose(closing.signal.reason)
    client.on('error', lose)
    client.on('end', () => lose(new Error('Connection terminated')))
    closing.signal.addEventListener('abort', close)
    client.on('notification', ({ payload = '' }) => listener.received(payload))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onListening()
      listener.listening()
      for (;;) {
        await sleep(PING_EVERY, undefined, { ref: false, signal: lost.signal }).catch(() => {
          throw lost.signal.reason
        })
        await client.query('select 1')
      }
    } finally {
      closing.signal.removeEventListener('abort', close)
      void client.end().catch(() => {})
    }
  }
}
