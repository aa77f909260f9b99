import type { EndpointName } from '@halles/contract/endpoints.ts'
import type { Market } from '../world/market.ts'

/**
 * Who stands before a call; R and S own what it is about, RB and RC are a buyer and a cook of R's business, SD and SP a desk
 * and a picker of S's, R2 and S2 are their neighbours, P are not active.
 */
export const VIEWERS = {
  V: ['visitor'],
  P: ['pendingRestaurant', 'suspendedRestaurant', 'pendingSupplier', 'suspendedSupplier'],
  OP: ['operator'],
  R2: ['otherRestaurant'],
  S2: ['otherSupplier'],
  RB: ['buyer'],
  RC: ['cook'],
  SD: ['desk'],
  SP: ['picker'],
  R: ['restaurant'],
  S: ['supplier'],
} as const satisfies Record<string, readonly (keyof Market)[]>

export type Column = keyof typeof VIEWERS
export type ViewerName = (typeof VIEWERS)[Column][number]

/** Members of the two businesses that a call is about: what one has done, the next cannot do again in the same market. */
export const MEMBERS: readonly Column[] = ['RB', 'RC', 'SD', 'SP', 'R', 'S']

/** Members who are not their business's owner. */
export const NOT_OWNERS: readonly Column[] = ['RB', 'RC', 'SD', 'SP']

/** One line of cases.md 2. */
export type Row = {
  call: EndpointName
  /** What is asked for, when a call has several lines. */
  about?: string
  input?: (market: Market, viewer: ViewerName) => Record<string, unknown>
  /** What must have happened before, so that its owner may. */
  before?: (market: Market) => Promise<unknown>
  expected: Record<Column, number>
  /** What a column is refused with, where that is not for lack of a session or a right. */
  refusals?: Partial<Record<Column, readonly string[]>>
}

export const everybody = <Value>(status: Value): Record<Column, Value> => ({
  V: status,
  R: status,
  R2: status,
  S: status,
  S2: status,
  P: status,
  OP: status,
  RB: status,
  RC: status,
  SD: status,
  SP: status,
})
export const signedIn = (status: number) => ({ ...everybody(status), V: 401, P: 401 })
export const operators = (status: number) => ({ ...signedIn(403), OP: status })
export const trade = (status: number) => ({ ...signedIn(status), OP: 403 })
export const restaurants = (own: number, neighbours = own) => ({
  ...operators(403),
  R: own,
  RB: own,
  RC: own,
  R2: neighbours,
})
export const suppliers = (own: number, neighbours = own) => ({
  ...operators(403),
  S: own,
  SD: own,
  SP: own,
  S2: neighbours,
})
/** Of those in a business, only these: the others lack the permission. */
export const withPrices = (expected: Row['expected']) => ({ ...expected, SP: 403 })
export const traders = (expected: Row['expected']) => ({ ...expected, RC: 403, SP: 403 })
export const owners = (expected: Row['expected']) => ({ ...traders(expected), RB: 403, SD: 403 })

export const emailOf = (market: Market, viewer: ViewerName) =>
  viewer === 'visitor' ? market.restaurant.email : market[viewer].email
