import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CartNotice, CartRequest } from '@halles/domain/cart-answer.ts'
import type { PendingQuantity } from '@halles/domain/pending-cart.ts'
import type { CartProduct } from '../cart.ts'

type SetLine = Received<Endpoints['cartSet']>['lines'][number]

/** `refused`: for a reason that nobody foresaw. */
export type NotSetReason = NonNullable<SetLine['refused']> | 'refused'

/** With what it takes to draw it. `position`: where its line stands among those that are new in the cart. */
export type Change = PendingQuantity & { product: CartProduct; sequence: number; position: number }
export type Notice = CartNotice<NotSetReason> & { product: CartProduct }
export type StoredRequest = CartRequest & { key: string }

/** What a device stores of an account's cart beside the cart itself. */
export type CartLog = {
  readonly pending: readonly Change[]
  readonly request: StoredRequest | undefined
  readonly notices: readonly Notice[]
}

export const EMPTY_LOG: CartLog = { pending: [], request: undefined, notices: [] }

/** As their lines stand in the cart; of one product, as they were made. */
export function inOrder(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => a.position - b.position || a.sequence - b.sequence)
}

/** The changes in the request that waits for its answer. */
export function sentIds({ request }: CartLog): ReadonlySet<string> {
  return new Set(request?.lines.map(({ id }) => id))
}

/** Notices with newer ones, of which each takes the place of an older one about its product. */
export function withNotices(notices: readonly Notice[], newer: readonly Notice[]): Notice[] {
  const isReplaced = (id: string) => newer.some(({ productId }) => productId === id)
  return [...notices.filter(({ productId }) => !isReplaced(productId)), ...newer]
}
