import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Follower, Followers } from './open-streams.ts'
import { findStaleStreams } from './stream-check-sql.ts'

type News = NonNullable<Follower['sent']>

const hasSent = (follower: Follower): follower is Follower & { sent: News } =>
  follower.sent !== undefined

// A hundred a second: reading news and session is two queries each.
const PAUSE = 10

/**
 * Finds out for all open streams together, in one query, which of them missed something: a notification that was lost,
 * a session that ran out. Those, and no other, look for themselves, one after the other.
 */
export function createStreamCheck(
  database: Database,
  followers: Followers,
  report: (problem: unknown) => void,
) {
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function notifyStale(): Promise<void> {
    const open: (Follower & { sent: News })[] = []
    for (const follower of followers.all()) {
      if (hasSent(follower)) open.push(follower)
      // Its first read may have begun before what was lost, and ends after this: it reads once more.
      else follower.notifier.notify()
    }
    if (open.length === 0) return
    for (const index of await findStaleStreams(database, open)) {
      const follower = open[index]
      if (!follower || follower.isEnded) continue
      follower.notifier.notify()
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
