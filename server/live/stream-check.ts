import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Followers } from './followers.ts'
import { findStaleStreams } from './stream-check-sql.ts'

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
    const open = followers
      .all()
      .flatMap(({ sent, ...follower }) => (sent === undefined ? [] : [{ ...follower, sent }]))
    if (open.length === 0) return
    for (const index of await findStaleStreams(database, open)) {
      open[index]?.notifier.notify()
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
