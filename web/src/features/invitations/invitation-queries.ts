import { queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'

export type CustomerInvitations = Awaited<ReturnType<typeof api.customerInvitationList>>
export type Invitation = CustomerInvitations['results'][number]
export type InvitedValues = { name: string; email: string; language: string }

const CUSTOMERS = ['customer-invitations'] as const

export function customerInvitationsOptions(page: number) {
  return queryOptions({
    queryKey: [...CUSTOMERS, page],
    queryFn: ({ signal }) => api.customerInvitationList({ page: String(page) }, { signal }),
    placeholderData: (before) => before,
  })
}

export const supplierInvitationsOptions = queryOptions({
  queryKey: ['supplier-invitations'],
  queryFn: ({ signal }) => api.supplierInvitationList({}, { signal }),
})

/** What a form says, as it is sent. */
export function invitedBody({ name, email, language }: InvitedValues) {
  return { name, email, language: language === 'en' ? ('en' as const) : ('fr' as const) }
}

type Invite = Parameters<typeof api.customerInvite>[0]

/** Sends a supplier's invitations: to all that wait, to those that are named, or to one typed by hand. */
export function useInviteCustomers<Sent = void>(
  input: (sent: Sent) => Invite,
  done: (invited: number, sent: Sent) => string,
) {
  return useChange({
    call: (sent: Sent, options) => api.customerInvite(input(sent), options),
    stale: CUSTOMERS,
    staleWhenRefused: true,
    done: ({ invited }, sent) => done(invited, sent),
  })
}

export function tradeInvitationOptions(token: string) {
  return queryOptions({
    queryKey: ['trade-invitation', token],
    queryFn: ({ signal }) => api.tradeInvitationInfo({ token }, { signal }),
  })
}

export function invitationStopOptions(token: string) {
  return queryOptions({
    queryKey: ['invitation-stop', token],
    queryFn: ({ signal }) => api.invitationStopInfo({ token }, { signal }),
  })
}
