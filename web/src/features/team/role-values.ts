import type { AccountKind } from '@halles/domain/account.ts'
import { limitsOf, ROLES, ROLES_OF, type Role } from '@halles/domain/role.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'

/** A role as a form holds it; a limit that is empty is none. */
export type RoleValues = { role: string; order_limit: string; week_limit: string }

type Given = { role: Role; order_limit: string | null; week_limit: string | null }

export function rolesToGive(kind: AccountKind): readonly Role[] {
  return ROLES_OF[kind].toReversed()
}

export function isLimited(role: string): boolean {
  const known = roleOf(role)
  return known !== undefined && limitsOf(known, { order: 0 }) !== undefined
}

/** The values of a member, its amounts as the language on screen writes them. */
export function valuesOf({ role, order_limit, week_limit }: Given, comma: boolean): RoleValues {
  const written = (amount: string | null) =>
    comma ? (amount ?? '').replace('.', ',') : (amount ?? '')
  return { role, order_limit: written(order_limit), week_limit: written(week_limit) }
}

/** The limit of an order that a role has unless another is set. */
export function ownOrderLimit(role: string): string {
  const known = roleOf(role)
  const limits = known && limitsOf(known, {})
  return limits?.orderLimitCents === 0 ? '0' : ''
}

/** The same values with another role: a limit that was nothing but the role's own is that of the new one. */
export function orderLimitWith(values: RoleValues, role: string): string {
  const isOwn = values.role === '' || values.order_limit === ownOrderLimit(values.role)
  return isOwn ? ownOrderLimit(role) : values.order_limit
}

export function roleBody({ role, ...limits }: RoleValues) {
  const sent = (typed: string) => (typed.trim() === '' ? null : typedDecimal(typed))
  const isSet = isLimited(role)
  return {
    role: roleOf(role) ?? 'owner',
    ...(isSet && { order_limit: sent(limits.order_limit), week_limit: sent(limits.week_limit) }),
  }
}

function roleOf(role: string): Role | undefined {
  return ROLES.find((one) => one === role)
}
