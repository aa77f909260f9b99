import type { AccountKind } from '@halles/domain/account.ts'

/** What login and status say of whoever is signed in. */
export function signedInAs(kind: AccountKind, publicId: string) {
  return {
    user: {
      is_restaurant: kind === 'restaurant',
      is_supplier: kind === 'supplier',
      is_operator: kind === 'operator',
    },
    account: publicId,
  }
}
