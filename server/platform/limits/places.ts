import { unavailable } from '../endpoint/refuse-field.ts'

const RETRY_AFTER_SECONDS = 5

/** Places to work in: `atWork` at once; of each owner `ofOwner` and of all `inAll`, those who wait included. */
export type PlacesGiven = { atWork: number; ofOwner: number; inAll: number }

export type Places = <T>(owner: number, work: () => Promise<T>, gone?: AbortSignal) => Promise<T>

/**
 * Runs work in turn, one of an owner at a time: who waits is passed by others while another of its own is at work. A crowd is
 * refused instead of queued, and an owner's as soon as its own places are taken. Who says when it has `gone` is never refused: it
 * waits until then, beside the crowd; whoever lets it in sees to how many there are.
 */
export function createPlaces({ atWork, ofOwner, inAll }: PlacesGiven): Places {
  const waiting: { owner: number; start: () => void; isPatient: boolean }[] = []
  const working = new Set<number>()

  function startNext(): void {
    if (working.size >= atWork) return
    // guard: places: those of one owner are worked at one after the other [platform/limits/places]
    //   code: !working.has(owner)
    //   instead: working.size >= 0 || owner > 0
    const next = waiting.findIndex(({ owner }) => !working.has(owner))
    const [taken] = next < 0 ? [] : waiting.splice(next, 1)
    if (!taken) return
    working.add(taken.owner)
    taken.start()
  }

  function isFullFor(owner: number): boolean {
    const crowd = waiting.filter(({ isPatient }) => !isPatient)
    const own = crowd.filter((other) => other.owner === owner).length + Number(working.has(owner))
    // guard: places: of one owner [platform/limits/places]
    //   code: own >= ofOwner ||
    return own >= ofOwner || crowd.length + working.size >= inAll
  }

  function turnOf(owner: number, gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const place = { owner, start, isPatient: gone !== undefined }
      function start(): void {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      function leave(): void {
        waiting.splice(waiting.indexOf(place), 1)
        reject(gone?.reason)
      }
      gone?.throwIfAborted()
      gone?.addEventListener('abort', leave)
      waiting.push(place)
      startNext()
    })
  }
  return async (owner, work, gone) => {
    if (!gone && isFullFor(owner)) throw unavailable(RETRY_AFTER_SECONDS)
    await turnOf(owner, gone)
    try {
      return await work()
    } finally {
      working.delete(owner)
      startNext()
    }
  }
}
