import { MAX_MARKED_LINES } from '@halles/domain/pick-list.ts'
import { createSendLoop } from '../../../platform/api/send-loop.ts'
import { createStore } from '../../../platform/create-store.ts'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import {
  inOrder,
  isAhead,
  isPickMarkChange,
  type MarkedLine,
  type PickMarkChange,
} from './pick-mark-change.ts'

/** Each tap under a key of its own: tabs never overwrite each other's. */
const TAP = 'pick.tap.'

/** Lines that somebody else had marked before. */
export type Others = readonly { public_id: string; by: { first_name: string | null } }[]

export type Outcome =
  | { kind: 'answered'; number: number; others: Others }
  | { kind: 'unanswered' | 'reused' | 'rejected' | 'wrong-session' }

export type PickMarksPorts = {
  /** Of whoever is signed in; undefined where that is not known. */
  area: () => AccountStorage | undefined
  send: (tap: PickMarkChange) => Promise<Outcome>
  /** One tab at a time. */
  exclusively: (run: () => Promise<boolean>) => Promise<boolean>
  canSend: () => boolean
  later: (run: () => void, milliseconds: number) => void
  now: () => number
  newId: () => string
}

export type PickMarksEvents = {
  onOthers: (others: Others) => void
  /** Nothing is left to send: the list can be fetched with all of it. */
  onSent: () => void
}

/**
 * Owns every tap on the pick list: stored on the device before it is sent, removed when the server's list includes it. Taps are
 * sent one by one, in their order, each under its own key until it is answered.
 */
export function createPickMarks(ports: PickMarksPorts) {
  const taps = createStore<readonly PickMarkChange[]>([])
  const isWaiting = createStore(false)
  let events: PickMarksEvents | undefined

  const unsent = () => taps.get().filter(({ number }) => number === undefined)
  const loop = createSendLoop({
    hasWork: () => unsent().length > 0,
    attempt: async () => ports.canSend() && ports.exclusively(sendNext),
    later: ports.later,
    onWaiting: isWaiting.set,
    onDoneAfterWaiting: () => {},
  })

  function reload(): void {
    const area = ports.area()
    const keys = area?.keys().filter((key) => key.startsWith(TAP)) ?? []
    taps.set(inOrder(keys.flatMap((key) => area?.read(key, isPickMarkChange) ?? [])))
  }

  function write(tap: PickMarkChange): void {
    ports.area()?.write(`${TAP}${tap.id}`, tap)
    reload()
  }

  function remove(tap: PickMarkChange): void {
    ports.area()?.remove(`${TAP}${tap.id}`)
    reload()
  }

  /** False: it is to be tried again in a while. */
  async function sendNext(): Promise<boolean> {
    reload()
    const [next] = unsent()
    if (!next) return true
    const outcome = await ports.send(next)
    if (outcome.kind === 'unanswered' || outcome.kind === 'wrong-session') return false
    if (outcome.kind === 'answered') {
      write({ ...next, number: outcome.number })
      if (outcome.others.length > 0) events?.onOthers(outcome.others)
    } else remove(next)
    if (unsent().length === 0) events?.onSent()
    return true
  }

  return {
    taps,
    /** Taps wait for the connection. */
    isWaiting,

    start(to: PickMarksEvents): () => void {
      events = to
      reload()
      loop.start()
      loop.retryNow()
      return () => {
        if (events === to) events = undefined
      }
    },
    /** The server answers again, or another tab wrote. */
    resume(): void {
      reload()
      loop.retryNow()
    },

    /** Marks the lines that have no mark; where all have one, takes these back. */
    tap(lines: readonly MarkedLine[]): void {
      const open = lines.filter(({ mark }) => mark === null)
      const picked = open.length > 0
      const tapped = picked ? open : lines
      let at = Math.max(ports.now(), (taps.get().at(-1)?.at ?? 0) + 1)
      for (let from = 0; from < tapped.length; from += MAX_MARKED_LINES) {
        const id = ports.newId()
        const named = tapped
          .slice(from, from + MAX_MARKED_LINES)
          .map(({ public_id, cases, mark }) => ({ public_id, cases, mark: mark?.id ?? id }))
        write({ id, at: at++, picked, lines: named })
      }
      loop.retryNow()
    },

    /** The server's list has this number: what it includes is no longer needed here. */
    includedIn(listNumber: number): void {
      for (const tap of taps.get()) if (!isAhead(tap, listNumber)) remove(tap)
    },

    /** Sends what is not answered, as long as that takes no longer; how many taps are left. */
    async flush(milliseconds: number): Promise<number> {
      reload()
      loop.start()
      loop.retryNow()
      await new Promise<void>((resolve) => {
        const look = () => unsent().length === 0 && resolve()
        const stop = taps.subscribe(look)
        look()
        ports.later(() => {
          stop()
          resolve()
        }, milliseconds)
      })
      return unsent().length
    },
  }
}
