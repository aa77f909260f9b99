import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import { findStaleStreams } from './stream-check-sql.ts'

type News = NonNullable<OpenStream['sent']>

const hasSent = (openStream: OpenStream): openStream is OpenStream & { sent: News } =>
  openStream.sent !== undefined

// A hundred a second: reading news and session is two queries each.
const PAUSE = 10

/**
 * Finds out for all open streams together, in one query, which of them missed something: a notification that was lost,
 * a session that ran out. Those, and no other, look for themselves, one after the other.
 */
export function createStreamCheck(
  database: Database,
  openStreams: OpenStreams,
  report: (problem: unknown) => void,
) {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function notifyStale(): Promise<void> {
    const open: (OpenStream & { sent: News })[] = []
    for (const openStream of openStreams.all()) {
      if (hasSent(openStream)) open.push(openStream)
      // Its first read may have begun before what was lost, and ends after this: it reads once more.
      else openStream.notifier.notify()
    }
    if (open.length === 0) return
    for (const index of await findStaleStreams(database, open)) {
      const openStream = open[index]
      if (!openStream || openStream.isEnded) continue
      openStream.notifier.notify()
      await sleep(PAUSE, undefined, { ref: false })
    }
  }

  async function runWhileAsked(): Promise<void> {
    do {
      isAskedAgain = false
      await notifyStale().catch((error) => {
        if (!isDatabaseAway(error)) report(error)
      })
    } while (isAskedAgain)
    running = undefined
  }

  return {
    run() {
      if (running) isAskedAgain = true
      else running = runWhileAsked()
    },
    ended: async () => running,
  }
}
