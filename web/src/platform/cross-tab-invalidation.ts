import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { sessionKey } from './session/session-key.ts'

/** Of one session; tabs of another hold nothing of it. */
type Change = { session: string; queryKey: QueryKey }

let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('changes')
  return channel
}

/**
 * After something was changed here: what it may have made stale is asked for anew, in this tab and at once in the others
 * of the session. The live stream tells only the other side of an order.
 */
export function invalidateInAllTabs(client: QueryClient, queryKey: QueryKey): Promise<void> {
  invalidateInOtherTabs(queryKey)
  return refetchNow(client, queryKey)
}

/** The same where this tab shows the server's answer already. */
export function invalidateInOtherTabs(queryKey: QueryKey): void {
  const session = sessionKey()
  if (session !== undefined) otherTabs().postMessage({ session, queryKey } satisfies Change)
}

/** Asks for what is on screen anew, and marks the rest as stale. An answer that is on its way may be of before: it is dropped. */
export async function refetchNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // `invalidateQueries` alone would take the answer on its way for a query that has no data yet.
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Does here what another tab's `invalidateInAllTabs` asks for. */
export function followOtherTabs(client: QueryClient): void {
  otherTabs().addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.session === sessionKey()) void refetchNow(client, data.queryKey)
  })
}
