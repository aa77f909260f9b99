import { unavailable } from '../endpoint/refuse-field.ts'

const RETRY_AFTER_SECONDS = 5

/** Places to work in: `atWork` at once; of each owner `ofOwner` and of all `inAll`, those who wait included. */
export type PlacesGiven = { atWork: number; ofOwner: number; inAll: number }

export type Places = <T>(owner: number, work: () => Promise<T>) => Promise<T>

/**
 * Runs work in turn, one of an owner at a time: who waits is passed by others while another of its own is at work. A crowd is
 * refused instead of queued, and an owner's as soon as its own places are taken.
 */
export function createPlaces({ atWork, ofOwner, inAll }: PlacesGiven): Places {
  const waiting: { owner: number; start: () => void }[] = []
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
    const own = waiting.filter((other) => other.owner === owner).length + Number(working.has(owner))
    // guard: places: of one owner [platform/limits/places]
    //   code: own >= ofOwner ||
    return own >= ofOwner || waiting.length + working.size >= inAll
  }
  return async (owner, work) => {
    if (isFullFor(owner)) throw unavailable(RETRY_AFTER_SECONDS)
    await new Promise<void>((start) => {
      waiting.push({ owner, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      working.delete(owner)
      startNext()
    }
  }
}
