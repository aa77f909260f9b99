import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** An idle session ends after as long. */
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000
/** In characters of JSON: a list of two thousand products, and all lists together. */
const LARGEST = 1_000_000
const LARGEST_IN_ALL = 10_000_000

/** `build`: an answer of another version of the application may not have the shape that this one reads. */
type StoredResponse = { owner: string; build: string; at: number; json: string }

const build: string = import.meta.env.VITE_BUILD ?? ''
const store = createStore('halles', 'answers')
let swept = false

/** What this session was last answered, and when. */
export async function readStoredResponse(
  owner: string,
  id: string,
): Promise<{ at: number; data: unknown } | undefined> {
  const kept = await get<StoredResponse>(id, store)
  if (!kept || !isUsable(kept, owner)) return undefined
  return { at: kept.at, data: JSON.parse(kept.json) }
}

export async function storeResponse(owner: string, id: string, data: unknown): Promise<void> {
  const json = JSON.stringify(data)
  if (json.length > LARGEST) return
  await set(id, { owner, build, at: Date.now(), json } satisfies StoredResponse, store)
  if (!swept) await sweep(owner)
}

export function clearStoredResponses(): Promise<void> {
  return clear(store)
}

/** Once a load: what is old, another session's or too much goes, the oldest first. */
async function sweep(owner: string): Promise<void> {
  swept = true
  const all = await entries<string, StoredResponse>(store)
  let room = LARGEST_IN_ALL
  const gone = all
    .toSorted(([, a], [, b]) => b.at - a.at)
    .filter(([, kept]) => {
      if (isUsable(kept, owner)) room -= kept.json.length
      return room < 0 || !isUsable(kept, owner)
    })
  await delMany(
    gone.map(([id]) => id),
    store,
  )
}

function isUsable(kept: StoredResponse, owner: string): boolean {
  return kept.owner === owner && kept.build === build && Date.now() - kept.at < LONGEST_MS
}
