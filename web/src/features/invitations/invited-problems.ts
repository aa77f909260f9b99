import { invitedInput } from '@halles/contract/schemas/trade-invitation.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { type InvitedValues, invitedBody } from './invitation-queries.ts'

export function invitedProblems(values: InvitedValues): Problems<InvitedValues> {
  return problemsIn(invitedInput, invitedBody(values))
}
