import { Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { apiWithoutOverlay, isUnreachable } from '../api/api.ts'
import { areaNameOf, storeSessionAccount } from '../storage/account.ts'
import { fetchOrStored, PERSISTED_UNDATED } from '../storage/offline-persister.ts'
import { clearAccountData } from './clear-account-data.ts'
import { isSessionOver } from './session.ts'
import { sessionCookieHint, sessionKey } from './session-key.ts'

/** Whose pages somebody sees: a supplier's picker has pages of its own. */
export type Role = 'restaurant' | 'supplier' | 'picker' | 'operator'
export type Viewer = Role | 'visitor'

export const HOMES = {
  visitor: '/',
  restaurant: '/categories',
  supplier: '/supplier/categories',
  picker: '/supplier/pick',
  operator: '/operator',
} as const satisfies Record<Viewer, string>

/** Who is signed in. The hint is part of the key: a session that another tab opened or ended is seen. */
export function viewerOptions() {
  const hint = sessionCookieHint()
  return queryOptions({
    queryKey: ['viewer', hint ?? 'none'],
    queryFn: () => (hint === undefined ? 'visitor' : askViewer()),
    staleTime: 60_000,
    meta: PERSISTED_UNDATED,
  })
}

/** SPEC section 7: any failure means not signed in; a server that cannot be asked has not said so. */
async function askViewer(): Promise<Viewer> {
  const viewer = await answeredViewer()
  if (viewer !== undefined) return viewer
  // The answer may be to a session that another tab replaced meanwhile.
  const again = (await isSessionOver()) ? undefined : await answeredViewer()
  if (again !== undefined) return again
  await clearAccountData()
  return 'visitor'
}

async function answeredViewer(): Promise<Viewer | undefined> {
  const session = sessionKey()
  try {
    const answer = await apiWithoutOverlay.authStatus({})
    // To a session that another tab replaced meanwhile, or that was given another key: who this one is, is asked anew.
    if (sessionKey() !== session) return answeredViewer()
    storeSessionAccount(areaNameOf(answer.account, answer.person.public_id))
    return viewerOf(answer)
  } catch (error) {
    if (!(error instanceof Refused) || isUnreachable(error)) throw error
    return undefined
  }
}

/** The role in an answer of auth status or login. */
export function viewerOf({
  user,
  role,
}: Pick<Received<Endpoints['authStatus']>, 'user' | 'role'>): Viewer {
  if (user.is_restaurant) return 'restaurant'
  if (user.is_supplier) return role === 'picker' ? 'picker' : 'supplier'
  return user.is_operator ? 'operator' : 'visitor'
}

/** For guards, before each navigation. While the server does not answer or is unreachable, the last known viewer. */
export function fetchViewer(queryClient: QueryClient): Promise<Viewer> {
  return fetchOrStored(queryClient, viewerOptions())
}

/** What was known of the session and its account is asked anew. */
export function forgetViewer(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['viewer'] })
  queryClient.removeQueries({ queryKey: ['account'] })
}

/** For the header and other parts that show less to a visitor: one until the answer is there. */
export function useViewer(): Viewer {
  return useQuery(viewerOptions()).data ?? 'visitor'
}
