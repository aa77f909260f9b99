import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type Team = Received<Endpoints['getTeam']>
export type Member = Team['members'][number]
export type Invitation = Team['invitations'][number]

export const teamOptions = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => api.getTeam({}, { signal }),
  meta: PERSISTED,
})

/**
 * A change of the team, which answers the team as it is then. Whatever was refused, the list is fetched anew: another owner
 * may have been first.
 */
export function useTeamChange<Sent>(
  call: (sent: Sent) => Promise<Team>,
  onChanged: (sent: Sent, client: QueryClient) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess(team, sent) {
      client.setQueryData(teamOptions.queryKey, team)
      invalidateInOtherTabs(teamOptions.queryKey)
      onChanged(sent, client)
    },
    onError: () => void invalidateInAllTabs(client, teamOptions.queryKey),
  })
}
