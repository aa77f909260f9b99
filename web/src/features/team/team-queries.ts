import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
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
export function useTeamChange<Sent = void>(change: Change<Sent, Team>) {
  const { queryKey } = teamOptions
  return useChange({ answers: queryKey, stale: queryKey, staleWhenRefused: 'only', ...change })
}
