import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { sessionKey } from '../session/session-key.ts'
import { tabChannel } from './tab-channel.ts'

/** Only for tabs of the same session. */
type Change = { session: string; queryKey: QueryKey }

/**
 * After a change made here: fetches again what it may have made stale, in this tab and at once in the session's other
 * tabs. The event stream informs only the other side of an order.
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

/** Fetches again what is on screen and marks the rest as stale. Answers to earlier requests are dropped. */
export async function refetchNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // `invalidateQueries` alone would accept the answer to an earlier request for a query without data.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Follows `invalidateInAllTabs` of other tabs. */
export function followOtherTabs(client: QueryClient): void {
  tabChannel('changes').addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.session === sessionKey()) void refetchNow(client, data.queryKey)
  })
}
