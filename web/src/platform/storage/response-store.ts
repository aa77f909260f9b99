import { clear, createStore, delMany, entries, get, update } from 'idb-keyval'
import { MAX_STORED_AGE_MS } from './stored.ts'

/** In characters of JSON: a list of two thousand products, and all lists together. */
const LARGEST = 1_000_000
const LARGEST_IN_ALL = 10_000_000

/** `build`: an answer of another version of the application may not have the shape that this one reads. */
type StoredResponse = { owner: string; build: string; askedAt: number; json: string }

const build: string = import.meta.env.VITE_BUILD ?? ''
const store = createStore('halles', 'answers')
let swept = false

/** What this session was last answered, and when it had asked. */
export async function readStoredResponse(
  owner: string,
  id: string,
): Promise<{ askedAt: number; data: unknown } | undefined> {
  const stored = await get<StoredResponse>(id, store)
  if (!stored || !isUsable(stored, owner)) return undefined
  return { askedAt: stored.askedAt, data: JSON.parse(stored.json) }
}

/** Stores an answer unless one to a later request is stored: answers overtake each other, in a tab and between tabs. */
export async function storeResponse(
  owner: string,
  id: string,
  { askedAt, data }: { askedAt: number; data: unknown },
): Promise<void> {
  const json = JSON.stringify(data)
  if (json.length > LARGEST) return
  const mine = { owner, build, askedAt, json }
  await update<StoredResponse>(
    id,
    (stored) => (stored && isUsable(stored, owner) && isLater(stored, askedAt) ? stored : mine),
    store,
  )
  if (!swept) await sweep(owner)
}

export function clearStoredResponses(): Promise<void> {
  return clear(store)
}

/** A time in the future is of before the clock was set back. */
function isLater({ askedAt }: StoredResponse, than: number): boolean {
  return askedAt > than && askedAt <= Date.now()
}

/** Once a load: what is old, another session's or too much goes, the oldest first. */
async function sweep(owner: string): Promise<void> {
  swept = true
  const all = await entries<string, StoredResponse>(store)
  let room = LARGEST_IN_ALL
  const gone = all
    .toSorted(([, a], [, b]) => b.askedAt - a.askedAt)
    .filter(([, stored]) => {
      if (isUsable(stored, owner)) room -= stored.json.length
      return room < 0 || !isUsable(stored, owner)
    })
  await delMany(
    gone.map(([id]) => id),
    store,
  )
}

function isUsable(stored: StoredResponse, owner: string): boolean {
  return (
    stored.owner === owner &&
    stored.build === build &&
    Date.now() - stored.askedAt < MAX_STORED_AGE_MS
  )
}
