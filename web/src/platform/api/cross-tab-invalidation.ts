import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { sessionKey } from '../session/session-key.ts'
import { tabChannel } from './tab-channel.ts'

/** Only for tabs of the same session. */
type Change = { session: string; queryKey: QueryKey }

/**
 * After a change made here: fetches again what it may have made stale, in this tab and at once in the session's other
 * tabs, before the event stream does.
 */
export function invalidateInAllTabs(client: QueryClient, queryKey: QueryKey): Promise<void> {
  invalidateInOtherTabs(queryKey)
  return refetchNow(client, queryKey)
}

/** The same, where this tab has the server's answer already. */
export function invalidateInOtherTabs(queryKey: QueryKey): void {
  const session = sessionKey()
  if (session !== undefined)
    tabChannel('changes').postMessage({ session, queryKey } satisfies Change)
}

/** How long a further page is waited for; without a connection it may never come. */
const LONGEST_WAIT_MS = 4_000
const awaited = new WeakSet<Query>()

/**
 * Fetches again what is on screen and marks the rest as stale. Answers to earlier requests are dropped, but not the further
 * page of a list, which nobody would ask for again.
 */
export async function refetchNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const growing = client.getQueryCache().findAll({ queryKey, predicate: isFetchingMore })
  const others = { queryKey, predicate: (query: Query) => !growing.includes(query) }
  // `invalidateQueries` alone would accept the answer to an earlier request for a query without data.
  await client.cancelQueries(others)
  await Promise.all([
    client.invalidateQueries(others),
    ...growing.map((query) => refetchAfterFurtherPage(client, query)),
  ])
}

async function refetchAfterFurtherPage(client: QueryClient, query: Query): Promise<void> {
  if (awaited.has(query)) return
  awaited.add(query)
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([query.promise?.catch(() => {}), tooLong])
  awaited.delete(query)
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

function isFetchingMore({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore)
}

/** Follows `invalidateInAllTabs` of other tabs. */
export function followOtherTabs(client: QueryClient): void {
  tabChannel('changes').addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.session === sessionKey()) void refetchNow(client, data.queryKey)
  })
}
