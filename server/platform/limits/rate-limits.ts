import type { Limit } from '@halles/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId, RestaurantId } from '../access/viewer.ts'
import { addressBucket } from './address-bucket.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { countUse, findUses } from './rate-limits-sql.ts'
import { tooManyRequests } from './too-many-requests.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

// No person makes this many calls in a second; RELIABILITY A034 cuts at 300.
export const REQUESTS_OF_ONE = 120
// A whole office; what keeps session ids made up for each request from counting as many people.
export const REQUESTS_OF_AN_ADDRESS = 1_000

type Allowance = { uses: number; seconds: number }

// RELIABILITY A065, A070, A089 and A093: calls from one address.
const CALLS_AN_ADDRESS: Record<Limit, Allowance> = {
  'sign-up': { uses: 5, seconds: HOUR },
  'reset-request': { uses: 60, seconds: HOUR },
  'reset-confirm': { uses: 10, seconds: MINUTE },
  contact: { uses: 3, seconds: HOUR },
  code: { uses: 10, seconds: 15 * MINUTE },
}
// RELIABILITY A065: e-mails that one address asks a reset for.
const RESETS_AN_ADDRESS: Allowance = { uses: 10, seconds: HOUR }
// Wherever they are tried from: one guess in 333,333 is right, which is four years of guessing day and night.
const CODES_AN_ACCOUNT: Allowance = { uses: 10, seconds: HOUR }
// RELIABILITY A187: a restaurant that writes of every supplier it knows, and thinks again.
const REVIEWS_A_RESTAURANT: Allowance = { uses: 60, seconds: HOUR }

export type RateLimits = {
  /** Every request: counted by address, and by session where there is one. */
  countRequest(request: FastifyRequest, sessionToken: string | undefined): Promise<void>
  /** Calls that invite guessing or flooding: counted by address. */
  countCall(limit: Limit, request: FastifyRequest): Promise<void>
  /** E-mails that a reset is asked for: counted by address, the same one again not. */
  countReset(request: FastifyRequest, email: string): Promise<void>
  /** Codes shown at login: counted by address and by account. */
  countCode(request: FastifyRequest, accountId: AccountId): Promise<void>
  /** Reviews that are written, anew or over: counted by restaurant. */
  countReview(tx: Transaction, restaurantId: RestaurantId): Promise<void>
}

const NONE: RateLimits = {
  countRequest: async () => {},
  countCall: async () => {},
  countReset: async () => {},
  countCode: async () => {},
  countReview: async () => {},
}

/**
 * How often anybody may do something. Requests by the second are counted in memory, all else in the database, so that
 * it outlives a restart and holds for all servers together.
 */
export function createRateLimits(config: Config, database: Database, hash: KeyedHash): RateLimits {
  if (!config.rateLimits) return NONE
  const ofOne = new RateLimiterMemory({ points: REQUESTS_OF_ONE, duration: 1 })
  const ofAddress = new RateLimiterMemory({ points: REQUESTS_OF_AN_ADDRESS, duration: 1 })

  async function count(
    handle: Database | Transaction,
    { uses, seconds }: Allowance,
    counted: string,
  ): Promise<void> {
    const used = await countUse(handle, hash(counted), seconds)
    if (used.uses > uses) throw tooManyRequests(used.secondsLeft)
  }
  return {
    async countRequest(request, sessionToken) {
      const address = addressBucket(request.ip)
      await consume(ofAddress, address)
      await consume(ofOne, sessionToken ?? address)
    },
    countCall: (limit, request) =>
      count(database, CALLS_AN_ADDRESS[limit], `${limit} ${addressBucket(request.ip)}`),
    async countReset(request, email) {
      const address = addressBucket(request.ip)
      const asked = hash(`reset-asked ${address} ${email}`)
      if ((await findUses(database, asked)).uses > 0) return
      await count(database, RESETS_AN_ADDRESS, `reset ${address}`)
      await countUse(database, asked, RESETS_AN_ADDRESS.seconds)
    },
    async countCode(request, accountId) {
      await count(database, CALLS_AN_ADDRESS.code, `code ${addressBucket(request.ip)}`)
      await count(database, CODES_AN_ACCOUNT, `code-of-account ${accountId}`)
    },
    countReview: (tx, restaurantId) => count(tx, REVIEWS_A_RESTAURANT, `review ${restaurantId}`),
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyRequests(Math.ceil(error.msBeforeNext / 1000))
  }
}
