import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type OwnCertificates = Received<Endpoints['certificateList']>
export type Certificate = OwnCertificates['certificates'][number]

export const certificatesOptions = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => api.certificateList({}, { signal }),
  meta: PERSISTED,
})

/** A change of the certificates, which answers all of them as they are then. After a refusal they are fetched anew. */
export function useCertificateChange<Sent = void>(change: Change<Sent, OwnCertificates>) {
  const { queryKey } = certificatesOptions
  return useChange({
    queue: 'certificates',
    answers: queryKey,
    stale: queryKey,
    staleWhenRefused: 'only',
    ...change,
  })
}
