import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query'
import { isUnreachable } from '../api/api.ts'
import { reportUnreachable } from '../api/connection.ts'
import { markAnswered, markUnanswered, unansweredQueries } from '../api/unanswered-queries.ts'
import { sessionKey } from '../session/session-key.ts'

/** `meta` of a query whose last answer this device stores for its session: shown with its age while offline … */
export const PERSISTED = { persisted: 'dated' } as const
/** … or without, where the age does not matter: who is signed in, the categories. */
export const PERSISTED_UNDATED = { persisted: 'undated' } as const

/** After so long without an answer the stored response is shown. */
const PATIENCE_MS = 4_000

/**
 * The query client's persister: it stores each answer to a query of that kind. Where the server does not answer
 * or is unreachable, the stored response is shown while the request goes on. The query's own fetch replaces it, so that
 * nothing older replaces anything newer. Online nothing is shown that the server has not just answered.
 */
export const offlinePersister: QueryPersister = async (ask, context, query) => {
  const owner = sessionKey()
  if (query.meta?.persisted === undefined || owner === undefined) return ask(context)
  const { queryHash } = query
  const askedAt = Date.now()
  let isSettled = false

  async function showStored(): Promise<void> {
    if (query.state.data === undefined) {
      const stored = await readStored(owner ?? '', queryHash)
      if (isSettled || query.state.data !== undefined || sessionKey() !== owner) return
      if (stored) query.setData(stored.data, { updatedAt: stored.askedAt, manual: true })
    }
    if (query.state.data !== undefined) markUnanswered(queryHash)
  }
  const timer = setTimeout(() => {
    void showStored()
    reportUnreachable()
  }, PATIENCE_MS)
  try {
    const data = await ask(context)
    markAnswered(queryHash)
    void store(owner, queryHash, { askedAt, data })
    return data
  } catch (error) {
    if (isUnreachable(error)) await showStored()
    else markAnswered(queryHash)
    throw error
  } finally {
    isSettled = true
    clearTimeout(timer)
  }
}

/** The server's answer; while it does not answer or is unreachable, the data that is there already. */
export async function fetchOrStored<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): Promise<Data> {
  const { promise, resolve, reject } = Promise.withResolvers<Data>()
  const queryHash = hashKey(options.queryKey)
  function resolveWithPresent() {
    const data = client.getQueryData<Data>(options.queryKey)
    if (data !== undefined && unansweredQueries.get().has(queryHash)) resolve(data)
  }
  const unsubscribe = unansweredQueries.subscribe(resolveWithPresent)
  client.fetchQuery(options).then(resolve, reject)
  resolveWithPresent()
  try {
    return await promise
  } finally {
    unsubscribe()
  }
}

export async function store(
  owner: string,
  queryHash: string,
  answer: { askedAt: number; data: unknown },
): Promise<void> {
  try {
    const { storeResponse } = await import('./response-store.ts')
    // The session may have ended since it asked.
    if (sessionKey() === owner) await storeResponse(owner, queryHash, answer)
  } catch {
    // A convenience: storage may be refused or full.
  }
}

async function readStored(owner: string, queryHash: string) {
  try {
    const { readStoredResponse } = await import('./response-store.ts')
    return await readStoredResponse(owner, queryHash)
  } catch {
    return undefined
  }
}
