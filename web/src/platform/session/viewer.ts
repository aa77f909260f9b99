import { Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { mayDo, type Permission } from '@halles/domain/role.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api, isUnreachable } from '../api/api.ts'
import { isOnServer } from '../request-scope.ts'
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

/** Who is signed in: a person with a role in the business that the session acts for, and its other businesses. */
export type SignedInMember = Received<Endpoints['authStatus']>

/** Who is signed in; null: nobody. The hint is part of the key: a session that another tab opened or ended is seen. */
export function viewerOptions() {
  const hint = sessionCookieHint()
  return queryOptions({
    queryKey: ['viewer', hint ?? 'none'],
    queryFn: () => (hint === undefined ? null : askMember()),
    staleTime: 60_000,
    meta: PERSISTED_UNDATED,
  })
}

/** product.md 7: any failure means not signed in; a server that cannot be asked has not said so. */
async function askMember(): Promise<SignedInMember | null> {
  const member = await answeredMember()
  if (member !== undefined) return member
  // A server has no other tabs, and keeps nothing.
  if (isOnServer()) return null
  // The answer may be to a session that another tab replaced meanwhile.
  const again = (await isSessionOver()) ? undefined : await answeredMember()
  if (again !== undefined) return again
  await clearAccountData()
  return null
}

async function answeredMember(): Promise<SignedInMember | undefined> {
  const session = sessionKey()
  try {
    const answer = await api.authStatus({})
    // To a session that another tab replaced meanwhile, or that was given another key: who this one is, is asked anew.
    if (sessionKey() !== session) return answeredMember()
    storeAccountOf(answer, session)
    return answer
  } catch (error) {
    if (!(error instanceof Refused) || isUnreachable(error)) throw error
    return undefined
  }
}

function storeAccountOf({ account, person }: SignedInMember, session = sessionKey()): void {
  storeSessionAccount(areaNameOf(account, person.public_id), session)
}

/** Where the page said who is signed in, and nobody asked. */
export function adoptViewer(queryClient: QueryClient): void {
  const member = queryClient.getQueryData(viewerOptions().queryKey)
  if (member) storeAccountOf(member)
}

/** Whose pages somebody sees, by an answer of auth status, login and the like. */
export function viewerOf({ user, role }: Pick<SignedInMember, 'user' | 'role'>): Viewer {
  if (user.is_restaurant) return 'restaurant'
  if (user.is_supplier) return role === 'picker' ? 'picker' : 'supplier'
  return user.is_operator ? 'operator' : 'visitor'
}

/** For guards, before each navigation. While the server does not answer or is unreachable, the last known viewer. */
export async function fetchViewer(queryClient: QueryClient): Promise<Viewer> {
  const member = await fetchOrStored(queryClient, viewerOptions())
  return member ? viewerOf(member) : 'visitor'
}

/** What was known of the session and its account is asked anew. */
export function forgetViewer(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['viewer'] })
  queryClient.removeQueries({ queryKey: ['account'] })
}

/** Role and businesses of whoever is signed in are asked for again; what is known stays until then. */
export function refetchViewer(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['viewer'] })
}

/** Undefined: nobody, or not answered yet. */
export function useMember(): SignedInMember | undefined {
  return useQuery(viewerOptions()).data ?? undefined
}

/** For the header and other parts that show less to a visitor: one until the answer is there. */
export function useViewer(): Viewer {
  const member = useMember()
  return member ? viewerOf(member) : 'visitor'
}

/** Whether the role of whoever is signed in has a permission. The server has the last word. */
export function useMay(permission: Permission): boolean {
  const member = useMember()
  return member !== undefined && mayDo(member.role, permission)
}
