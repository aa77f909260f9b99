import { createStoredSync, type StoredSyncPorts } from '../../../platform/api/stored-sync.ts'
import type { AnsweredCount, CountOutcome } from './send-counts-request.ts'
import { readUnsent, removeAnswered, type UnsentCount, writeUnsent } from './unsent-counts.ts'

export type CountPorts = StoredSyncPorts & {
  send: (guideId: string, counts: readonly UnsentCount[]) => Promise<CountOutcome>
}

export type CountEvents = {
  onAnswered: (
    guideId: string,
    sent: readonly UnsentCount[],
    answered: readonly AnsweredCount[],
  ) => void
  /** The server knows this session no more, or another. */
  onWrongSession: () => void
}

/** What the server takes in one call. */
const AT_ONCE = 300

/**
 * Counts are stored on the device before they are sent, and removed when they are answered. They are absolute, and say when
 * they were made: one that is sent again, under whatever key, changes nothing more.
 */
export function createCountSync(ports: CountPorts) {
  const { store, ...sync } = createStoredSync<UnsentCount, CountEvents>({
    ports,
    readUnsent,
    async sendNext(area, unsent, events) {
      const [{ guideId }] = unsent
      const counts = unsent.filter((count) => count.guideId === guideId).slice(0, AT_ONCE)
      const outcome = await ports.send(guideId, counts)
      if (outcome.kind !== 'answered') {
        if (outcome.kind === 'wrong-session') events?.onWrongSession()
        return false
      }
      for (const count of counts) removeAnswered(area, count)
      events?.onAnswered(guideId, counts, outcome.counts)
      return true
    },
  })
  return {
    ...sync,
    set(guideId: string, itemId: string, amount: string): void {
      store((area) => writeUnsent(area, { guideId, itemId, amount, at: ports.now() }))
    },
  }
}
