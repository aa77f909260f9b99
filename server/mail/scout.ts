import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import type { Delivery } from './deliver-mail.ts'
import { MAIL_QUEUE } from './mail-queue.ts'
import { findLongestWaiting } from './outbox-sql.ts'

/**
 * Waits grow, but the mail server may be back any minute. While nothing gets through, one waiting mail tries again at
 * every `look`; when one gets through, all follow. A mail that the server puts off while it takes others waits for
 * itself alone.
 */
export function createScout(
  jobs: PgBoss,
  database: Database,
  { recently }: { recently: number },
): { look: () => Promise<void>; learn: (delivery: Delivery) => Promise<void> } {
  // Until the first look says that nothing waits: the server may have come back while we were away.
  let isShut = true
  let lastSentAt = Number.NEGATIVE_INFINITY
  return {
    async look() {
      if (!isShut) return
      const id = await findLongestWaiting(database)
      if (id === undefined) isShut = false
      else await jobs.update(MAIL_QUEUE, undefined, { id, startAfter: 0 })
    },
    async learn(delivery) {
      const now = performance.now()
      if (delivery.is === 'waiting') {
        isShut ||= !delivery.answered || now - lastSentAt > recently * 1000
      }
      if (delivery.is !== 'sent') return
      lastSentAt = now
      if (!isShut) return
      isShut = false
      await jobs.update(MAIL_QUEUE, undefined, {
        singletonKey: MAIL_QUEUE,
        match: 'all',
        startAfter: 0,
      })
    },
  }
}
