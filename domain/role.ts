import type { AccountKind } from './account.ts'

/** What a person may be in a business, by the kind of its account (TRADE section 2). */
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

/**
 * What a role allows beside reading what concerns every member:
 * - `prices`: to see any; whoever picks works without them.
 * - `trade`: to change, cancel and close orders, answer them, review, and keep the catalogue.
 * - `pick`: to read what to pick, without any price.
 * - `settings`: the business's details, its team and limits, its data and its closing.
 *
 * Filling a cart and placing an order are every member's of a restaurant; an order within their limits.
 */
export const PERMISSIONS = ['prices', 'trade', 'pick', 'settings'] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALLOWED: Record<Role, readonly Permission[]> = {
  owner: ['prices', 'trade', 'pick', 'settings'],
  buyer: ['prices', 'trade'],
  cook: ['prices'],
  desk: ['prices', 'trade', 'pick'],
  picker: ['pick'],
  operator: [],
}

/** Whether a role has a permission. */
export function mayDo(role: Role, permission: Permission): boolean {
  return ALLOWED[role].includes(permission)
}
