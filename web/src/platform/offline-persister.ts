import { notifyManager, type QueryPersister } from '@tanstack/react-query'
import { isUnreachable } from './api.ts'
import { sessionKey } from './session/session-key.ts'

/** `meta` of a query whose last answer this device keeps for its session: shown with its age while offline … */
export const PERSISTED = { kept: 'dated' } as const
/** … or without, where age says nothing: who is signed in, the categories. */
export const PERSISTED_UNDATED = { kept: 'undated' } as const

/** After so long without an answer, what was last seen is better than nothing. */
const PATIENCE_MS = 4_000
const LATE = Symbol('late')

/**
 * The query client's persister: it keeps each answer to a query of that kind, and where the server cannot be asked,
 * or is slow, answers what was last seen. Online nothing is shown that the server has not just said.
 */
export const offlinePersister: QueryPersister = async (ask, context, query) => {
  const owner = sessionKey()
  if (query.meta?.kept === undefined || owner === undefined) return ask(context)
  const id = query.queryHash
  const answer = Promise.resolve(ask(context))
  answer.then(
    (data) => keep(owner, id, data),
    () => {},
  )
  if (query.state.data !== undefined) return answer
  try {
    return await within(PATIENCE_MS, answer)
  } catch (error) {
    const seen = error === LATE || isUnreachable(error) ? await recall(owner, id) : undefined
    if (!seen) return answer
    // Once the answer stands as today's: it is older.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: seen.at }))
    answer.then(
      (data) => query.setData(data),
      () => {},
    )
    return seen.data
  }
}

async function keep(owner: string, id: string, data: unknown): Promise<void> {
  try {
    const { storeResponse } = await import('./response-store.ts')
    // The session may have ended since it asked.
    if (sessionKey() === owner) await storeResponse(owner, id, data)
  } catch {
    // A convenience: storage may be refused or full.
  }
}

async function recall(owner: string, id: string) {
  try {
    const { readStoredResponse } = await import('./response-store.ts')
    return await readStoredResponse(owner, id)
  } catch {
    return undefined
  }
}

function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(LATE), milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
