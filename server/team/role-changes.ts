import { type Change, changed } from '@halles/domain/business-activity.ts'
import { formatMoney } from '@halles/domain/money.ts'
import type { Limits, Role } from '@halles/domain/role.ts'

type RoleWithLimits = Limits & { role: Role }

/** What becomes another role or limit, as the trail of a business records it; of somebody new, what was given. */
export function roleChanges(before: RoleWithLimits | undefined, after: RoleWithLimits): Change[] {
  const amount = (cents: number | null | undefined) => (cents == null ? null : formatMoney(cents))
  return [
    ...changed('role', before?.role ?? null, after.role),
    ...changed('order_limit', amount(before?.orderLimitCents), amount(after.orderLimitCents)),
    ...changed('week_limit', amount(before?.weekLimitCents), amount(after.weekLimitCents)),
  ]
}
