import type { AccountKind } from '@halles/domain/account.ts'
import { hasRole, type Limits, limitsOf, type Role } from '@halles/domain/role.ts'
import { refuseFields } from '../platform/endpoint/refuse-field.ts'

type Given = {
  role: Role
  order_limit?: number | null | undefined
  week_limit?: number | null | undefined
}

/** A role that a business of the kind has, with its limits in cents; or a refusal that names what is wrong. */
export function givenRole(
  kind: AccountKind,
  { role, order_limit, week_limit }: Given,
): Limits & { role: Role } {
  if (!hasRole(kind, role)) throw refuseFields({ role: 'role_invalid' })
  const limits = limitsOf(role, { order: order_limit, week: week_limit })
  if (limits) return { role, ...limits }
  const problem = (limit: unknown) => (typeof limit === 'number' ? 'limit_not_of_role' : undefined)
  throw refuseFields({ order_limit: problem(order_limit), week_limit: problem(week_limit) })
}
