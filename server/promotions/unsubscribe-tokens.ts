import { createHmac, timingSafeEqual } from 'node:crypto'

/** Public ids of a restaurant and of the supplier whose promotions it may end. */
export type Subscription = { restaurant: string; supplier: string }

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>

// Bytes: of an account's public id, and what guessing is up against (A205).
const ID = 16
const SEAL = 16

/**
 * What the link of a promotion mail carries: both ids and a seal that only the server can set. Nothing of it is stored, so
 * it works as long as the accounts do, and as often as it is used.
 */
export function createUnsubscribeTokens(secret: Buffer) {
  const sealOf = (ids: Buffer) =>
    createHmac('sha256', secret).update(ids).digest().subarray(0, SEAL)

  function tokenFor({ restaurant, supplier }: Subscription): string {
    const ids = Buffer.from(restaurant + supplier, 'hex')
    return Buffer.concat([ids, sealOf(ids)]).toString('base64url')
  }

  function read(token: string): Subscription | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== 2 * ID + SEAL) return undefined
    const ids = bytes.subarray(0, 2 * ID)
    if (!timingSafeEqual(bytes.subarray(2 * ID), sealOf(ids))) return undefined
    return { restaurant: ids.toString('hex', 0, ID), supplier: ids.toString('hex', ID) }
  }
  return { tokenFor, read }
}
