import { mayDo, type Permission } from '@halles/domain/role.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../api/api.ts'
import { PERSISTED_UNDATED } from '../storage/offline-persister.ts'
import { sessionCookieHint } from './session-key.ts'

function ownRoleOptions() {
  return queryOptions({
    // Below the viewer's key: forgotten with it.
    queryKey: ['viewer', sessionCookieHint() ?? 'none', 'role'],
    queryFn: async ({ signal }) => (await apiWithoutOverlay.authStatus({}, { signal })).role,
    staleTime: 60_000,
    meta: PERSISTED_UNDATED,
  })
}

/** Whether whoever is signed in may do this in the business; not until it is known. The server decides. */
export function useMayDo(permission: Permission): boolean {
  const { data: role } = useQuery(ownRoleOptions())
  return role !== undefined && mayDo(role, permission)
}
