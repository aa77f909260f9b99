import { createSendLoop } from '../../../platform/api/send-loop.ts'
import { createStore } from '../../../platform/create-store.ts'
import type { AccountArea } from '../../../platform/storage/account-area.ts'
import type { AnsweredCount, CountOutcome } from './send-counts-request.ts'
import { readUnsent, removeAnswered, type UnsentCount, writeUnsent } from './unsent-counts.ts'

export type CountSnapshot = {
  unsent: ReadonlyMap<string, UnsentCount>
  /** The server could not be asked: what is unsent waits for it. */
  isWaiting: boolean
}

export type CountPorts = {
  account: () => string | undefined
  areaOf: (account: string) => AccountArea
  send: (guideId: string, counts: readonly UnsentCount[]) => Promise<CountOutcome>
  /** One at a time over all tabs. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>
  canSend: () => boolean
  later: (run: () => void, milliseconds: number) => void
  now: () => number
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
  const snapshot = createStore<CountSnapshot>({ unsent: new Map(), isWaiting: false })
  let events: CountEvents | undefined
  let mounts = 0

  const area = () => {
    const account = ports.account()
    return account === undefined ? undefined : ports.areaOf(account)
  }
  function show(change: Partial<CountSnapshot> = {}): void {
    const own = area()
    snapshot.set({
      ...snapshot.get(),
      unsent: own ? readUnsent(own) : new Map(),
      ...change,
    })
  }

  async function sendNext(): Promise<boolean> {
    const own = area()
    const unsent = own ? [...readUnsent(own).values()] : []
    const guideId = unsent[0]?.guideId
    if (!own || guideId === undefined) return true
    const counts = unsent.filter((count) => count.guideId === guideId).slice(0, AT_ONCE)
    const outcome = await ports.send(guideId, counts)
    if (outcome.kind !== 'answered') {
      if (outcome.kind === 'wrong-session') events?.onWrongSession()
      return false
    }
    for (const count of counts) removeAnswered(own, count)
    events?.onAnswered(guideId, counts, outcome.counts)
    show()
    return true
  }

  const loop = createSendLoop({
    hasWork: () => snapshot.get().unsent.size > 0,
    attempt: async () => (ports.canSend() ? ports.exclusively(sendNext) : false),
    later: ports.later,
    onWaiting: (isWaiting) => show({ isWaiting }),
    onDoneAfterWaiting: () => {},
  })

  return {
    snapshot,
    /** Where several parts of a page use it, the last to start hears of answers. */
    start(given: CountEvents): void {
      events = given
      mounts += 1
      show()
      loop.start()
    },
    stop(): void {
      mounts -= 1
      if (mounts === 0) loop.stop()
    },
    /** The server can be asked again, or another tab wrote something. */
    resume(): void {
      show()
      loop.retryNow()
    },
    set(guideId: string, itemId: string, amount: string): void {
      const own = area()
      if (!own) return
      writeUnsent(own, { guideId, itemId, amount, at: ports.now() })
      show()
      loop.wake()
    },
    /** Sends what waits, as long as that takes no longer; how many counts are left. */
    async flush(milliseconds: number): Promise<number> {
      show()
      loop.start()
      loop.retryNow()
      const end = ports.now() + milliseconds
      while (snapshot.get().unsent.size > 0 && ports.now() < end) {
        await new Promise<void>((resolve) => ports.later(resolve, 100))
      }
      if (mounts === 0) loop.stop()
      return snapshot.get().unsent.size
    },
  }
}
