import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import { Refusal } from '../endpoint/refusal.ts'
import { addressBucket } from './address-bucket.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { forgiveTry, insertTry, prolongWait } from './login-throttle-sql.ts'

/** A try at the password of an e-mail (normalised), whether or not it has an account. */
type Try = { email: string; isKnownAddress: boolean }

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows down those who guess a password, wherever they guess from, without locking its owner out: an address that has
 * signed in to the account before has tries of its own (RELIABILITY A037, A038).
 */
export function createLoginThrottle(config: Config, database: Database, hash: KeyedHash) {
  const keyOf = ({ email, isKnownAddress }: Try) => ({
    email_hash: hash(email),
    is_known_address: isKnownAddress,
  })
  return {
    /** What is kept of where a request comes from: it tells addresses apart, but none of them by name. */
    addressHash: (request: FastifyRequest) => hash(addressBucket(request.ip)),

    async countTry(tried: Try): Promise<void> {
      if (!config.rateLimits || (await insertTry(database, keyOf(tried)))) return
      const retryAfterSeconds = await prolongWait(database, keyOf(tried))
      throw new Refusal('too_many_requests', { retryAfterSeconds })
    },

    /** The try was right: it does not count. */
    forgiveRightTry: (tried: Try) => forgiveTry(database, keyOf(tried)),
  }
}
