import { createStore } from '../create-store.ts'
import type { AccountStorage } from '../storage/account-storage.ts'
import { createSendLoop } from './send-loop.ts'

export type StoredSyncPorts = {
  account: () => string | undefined
  areaOf: (account: string) => AccountStorage
  /** One at a time over all tabs. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>
  canSend: () => boolean
  later: (run: () => void, milliseconds: number) => void
  now: () => number
}

type StoredSyncSnapshot<Unsent> = {
  unsent: ReadonlyMap<string, Unsent>
  /** The server could not be asked: what is unsent waits for it. */
  isWaiting: boolean
}

type StoredSyncOptions<Unsent, Events> = {
  ports: StoredSyncPorts
  readUnsent: (area: AccountStorage) => ReadonlyMap<string, Unsent>
  /** Sends what is next and removes it once it is answered; false where it could not be sent. */
  sendNext: (
    area: AccountStorage,
    unsent: readonly [Unsent, ...Unsent[]],
    events: Events | undefined,
  ) => Promise<boolean>
}

const POLL_MS = 100

/** What a device stores before it is sent, in the area of its account, and sends as soon as the server can be asked. */
export function createStoredSync<Unsent, Events>(options: StoredSyncOptions<Unsent, Events>) {
  const { ports, readUnsent, sendNext } = options
  type Snapshot = StoredSyncSnapshot<Unsent>
  const snapshot = createStore<Snapshot>({ unsent: new Map(), isWaiting: false })
  let events: Events | undefined
  let mounts = 0

  const area = () => {
    const account = ports.account()
    return account === undefined ? undefined : ports.areaOf(account)
  }
  function show(change: Partial<Snapshot> = {}): void {
    const own = area()
    snapshot.set({ ...snapshot.get(), unsent: own ? readUnsent(own) : new Map(), ...change })
  }

  async function attempt(): Promise<boolean> {
    const own = area()
    const [next, ...others] = own ? readUnsent(own).values() : []
    // Without one another tab has sent it.
    const isSent = !own || next === undefined || (await sendNext(own, [next, ...others], events))
    if (isSent) show()
    return isSent
  }

  const loop = createSendLoop({
    hasWork: () => snapshot.get().unsent.size > 0,
    attempt: async () => (ports.canSend() ? ports.exclusively(attempt) : false),
    later: ports.later,
    onWaiting: (isWaiting) => show({ isWaiting }),
    onDoneAfterWaiting: () => {},
  })

  return {
    snapshot,
    /** Where several parts of a page use it, the last to start hears of answers. */
    start(given: Events): void {
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
    /** Stores something and sends it; whether it could be stored, which it cannot without a session. */
    store(write: (area: AccountStorage) => void): boolean {
      const own = area()
      if (!own) return false
      write(own)
      show()
      loop.wake()
      return true
    },
    /** Sends what waits, as long as that takes no longer; how much is left. */
    async flush(milliseconds: number): Promise<number> {
      show()
      loop.start()
      loop.retryNow()
      const end = ports.now() + milliseconds
      while (snapshot.get().unsent.size > 0 && ports.now() < end) {
        await new Promise<void>((resolve) => ports.later(resolve, POLL_MS))
      }
      if (mounts === 0) loop.stop()
      return snapshot.get().unsent.size
    },
  }
}
