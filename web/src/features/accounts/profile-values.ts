import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { normaliseEmail } from '@halles/domain/account.ts'
import { api } from '../../platform/api/api.ts'

export type OwnProfile = Received<Endpoints['ownProfile']>
export type ProfileValues = { first_name: string; last_name: string; email: string }

/** A profile as it is sent: an e-mail that waits for its mailbox goes on waiting. */
export function profileBody(profile: OwnProfile): ProfileValues {
  const { first_name, last_name, email, pending_email } = profile
  return { first_name, last_name, email: pending_email ?? email }
}

/** Whether it is neither the login e-mail nor the one that waits. */
export function isNewEmail({ email, pending_email }: OwnProfile, typed: string): boolean {
  return ![email, pending_email].includes(normaliseEmail(typed))
}

/** The profile as it is: no other e-mail is asked for any more. */
export function saveWithPresentEmail({ pending_email: _, ...present }: OwnProfile) {
  return api.updateOwnProfile(present)
}
