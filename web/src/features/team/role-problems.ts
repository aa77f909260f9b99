import { teamInvite, teamRole } from '@halles/contract/endpoints/team.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { type RoleValues, roleBody } from './role-values.ts'

export type InviteValues = RoleValues & { email: string; language: string }

export function roleProblems(values: RoleValues): Problems<RoleValues> {
  return {
    ...problemsIn(teamRole.input.omit({ person: true }), roleBody(values)),
    ...chosen(values),
  }
}

export function inviteProblems({ email, ...values }: InviteValues): Problems<InviteValues> {
  return { ...problemsIn(teamInvite.input, { email, ...roleBody(values) }), ...chosen(values) }
}

function chosen({ role }: { role: string }): { role?: 'role_invalid' } {
  return role === '' ? { role: 'role_invalid' } : {}
}
