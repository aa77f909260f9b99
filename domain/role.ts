import type { AccountKind } from './account.ts'

/** What a person may be in a business, by the kind of its account (product.md 15). */
export const ROLES_OF = {
  restaurant: ['owner', 'buyer', 'cook'],
  supplier: ['owner', 'desk', 'picker'],
  operator: ['operator'],
} as const satisfies Record<AccountKind, readonly string[]>

export type Role = (typeof ROLES_OF)[AccountKind][number]
export const ROLES = [
  'owner',
  'buyer',
  'cook',
  'desk',
  'picker',
  'operator',
] as const satisfies readonly Role[]

/** 9,999,999.99 $: no business orders more in a week. */
export const MAX_LIMIT_CENTS = 999_999_999

/** Roles whose orders may be limited; an owner sets the limits, and suppliers place no orders. */
const LIMITED: readonly Role[] = ['buyer', 'cook']

/** In cents; null: any. */
export type Limits = { orderLimitCents: number | null; weekLimitCents: number | null }

/**
 * The limits of a role: what is left out is the role's own, which is 0 for a cook's order, so that each needs an approval,
 * and none otherwise. Undefined when the role has no limits and one is given.
 */
export function limitsOf(
  role: Role,
  { order, week }: { order?: number | null | undefined; week?: number | null | undefined },
): Limits | undefined {
  if (!LIMITED.includes(role) && (order ?? week ?? null) !== null) return undefined
  const ownOrderLimit = role === 'cook' ? 0 : null
  return {
    orderLimitCents: order === undefined ? ownOrderLimit : order,
    weekLimitCents: week ?? null,
  }
}

/** Whether a business of a kind has a role. */
export function hasRole(kind: AccountKind, role: Role): boolean {
  return (ROLES_OF[kind] as readonly Role[]).includes(role)
}

/**
 * What a role allows beside reading what concerns every member:
 * - `prices`: to see any; whoever picks works without them.
 * - `manage_orders`: to change, cancel and close orders, answer them, review, and edit the catalogue and guides.
 * - `pick`: to read what to pick, without any price.
 * - `settings`: the business's details, its team and limits, its data and its closing.
 *
 * Filling a cart, counting what a guide lists and placing an order are every member's of a restaurant; an order within
 * their limits.
 */
export const PERMISSIONS = ['prices', 'manage_orders', 'pick', 'settings'] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Record<Role, readonly Permission[]> = {
  owner: ['prices', 'manage_orders', 'pick', 'settings'],
  buyer: ['prices', 'manage_orders'],
  cook: ['prices'],
  desk: ['prices', 'manage_orders', 'pick'],
  picker: ['pick'],
  operator: [],
}

/** Whether a role has a permission. */
export function mayDo(role: Role, permission: Permission): boolean {
  return ALLOWED[role].includes(permission)
}

/** The roles that have a permission. */
export function rolesWith(permission: Permission): Role[] {
  return ROLES.filter((role) => mayDo(role, permission))
}
