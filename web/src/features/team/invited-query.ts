import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** What somebody who holds the link of an invitation is told of it. */
export type Invited = Received<Endpoints['teamInvitation']>

/** Not stored: its token accepts the invitation. */
export function invitedOptions(token: string) {
  return queryOptions({
    queryKey: ['team-invitation', token],
    queryFn: ({ signal }) => api.teamInvitation({ token }, { signal }),
  })
}
