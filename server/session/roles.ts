import type { AccountKind } from '@halles/domain/account.ts'

/** What the auth calls say of whoever is signed in. */
export function rolesOf(kind: AccountKind) {
  return {
    user: {
      is_restaurant: kind === 'restaurant',
      is_supplier: kind === 'supplier',
      is_operator: kind === 'operator',
    },
  }
}
