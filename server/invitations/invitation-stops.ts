import { createHmac, timingSafeEqual } from 'node:crypto'

export type InvitationStops = ReturnType<typeof createInvitationStops>

// Bytes: of an address as it is kept, and what guessing is up against (A205).
const HASH = 32
const SEAL = 16

/**
 * How an address is known that wants no invitations: by a hash that nobody can compute from it without the secret. The link that
 * ends them carries that hash and a seal that only the server can set, so it works whatever became of the invitation.
 */
export function createInvitationStops(secret: Buffer) {
  const hmac = (use: string, of: string | Buffer) =>
    createHmac('sha256', secret).update(use).update(of).digest()
  const hashOf = (email: string) => hmac('address ', email)
  const sealOf = (hash: Buffer) => hmac('seal ', hash).subarray(0, SEAL)

  function tokenFor(email: string): string {
    const hash = hashOf(email)
    return Buffer.concat([hash, sealOf(hash)]).toString('base64url')
  }

  /** The hash of an address, from the link that ends its invitations. */
  function read(token: string): Buffer | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== HASH + SEAL) return undefined
    const hash = bytes.subarray(0, HASH)
    return timingSafeEqual(bytes.subarray(HASH), sealOf(hash)) ? hash : undefined
  }
  return { hashOf, tokenFor, read }
}
