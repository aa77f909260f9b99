import { createHmac } from 'node:crypto'
import type { Limit } from '@halles/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import type { AccountId, RestaurantId } from '../access/viewer.ts'
import { Refusal } from '../endpoint/refusal.ts'
import { addressBucket } from './address-bucket.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

// No person makes this many calls in a second; RELIABILITY A034 cuts at 300.
export const REQUESTS_OF_ONE = 120
// A whole office; what keeps session ids made up for each request from counting as many people.
export const REQUESTS_OF_AN_ADDRESS = 1_000

type Allowance = { points: number; duration: number }

// RELIABILITY A039, A065, A070, A089 and A093: tries from one address. They outlive a restart, so they live in the database.
const CALLS_AN_ADDRESS: Record<Limit, Allowance> = {
  login: { points: 20, duration: 15 * MINUTE },
  'sign-up': { points: 5, duration: HOUR },
  'reset-request': { points: 60, duration: HOUR },
  'reset-confirm': { points: 10, duration: MINUTE },
  contact: { points: 3, duration: HOUR },
  code: { points: 10, duration: 15 * MINUTE },
}
// RELIABILITY A065: e-mails that one address asks a reset for.
const RESETS_AN_ADDRESS: Allowance = { points: 10, duration: HOUR }
// Wherever they are tried from: one guess in 333,333 is right, which is four years of guessing day and night.
const CODES_AN_ACCOUNT: Allowance = { points: 10, duration: HOUR }
// RELIABILITY A187: a restaurant that writes of every supplier it knows, and thinks again.
const REVIEWS_A_RESTAURANT: Allowance = { points: 60, duration: HOUR }

export type RateLimits = {
  /** Every request: counted by address, and by session where there is one. */
  countRequest(request: FastifyRequest, sessionToken: string | undefined): Promise<void>
  /** Calls that invite guessing or flooding: counted by address. */
  countCall(limit: Limit, request: FastifyRequest): Promise<void>
  /** E-mails that a reset is asked for: counted by address, the same one again not. */
  countReset(request: FastifyRequest, email: string): Promise<void>
  /** Codes shown at login: counted by address and by account. */
  countCode(request: FastifyRequest, accountId: AccountId): Promise<void>
  /** Reviews, written anew or over: counted by restaurant. */
  countReview(restaurantId: RestaurantId): Promise<void>
}

const NONE: RateLimits = {
  countRequest: async () => {},
  countCall: async () => {},
  countReset: async () => {},
  countCode: async () => {},
  countReview: async () => {},
}

export function createRateLimits(config: Config, database: Database, secret: Buffer): RateLimits {
  if (!config.rateLimits) return NONE
  // What is stored of whoever is counted: it tells callers apart, and names none.
  const hashed = (caller: string) =>
    createHmac('sha256', secret).update(`rate limit ${caller}`).digest('base64url')
  const addressOf = (request: FastifyRequest) => hashed(addressBucket(request.ip))
  const ofOne = new RateLimiterMemory({ points: REQUESTS_OF_ONE, duration: 1 })
  const ofAddress = new RateLimiterMemory({ points: REQUESTS_OF_AN_ADDRESS, duration: 1 })
  const stored = (keyPrefix: string, allowance: Allowance) =>
    new RateLimiterPostgres({
      storeClient: asClient(database),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      ...allowance,
    })
  const call = (limit: Limit) => stored(limit, CALLS_AN_ADDRESS[limit])
  const calls: Record<Limit, RateLimiterAbstract> = {
    login: call('login'),
    'sign-up': call('sign-up'),
    'reset-request': call('reset-request'),
    'reset-confirm': call('reset-confirm'),
    contact: call('contact'),
    code: call('code'),
  }
  const resets = stored('reset', RESETS_AN_ADDRESS)
  const askedBefore = stored('reset-asked', RESETS_AN_ADDRESS)
  const codes = stored('code-of-account', CODES_AN_ACCOUNT)
  // In memory: it is asked within a transaction, which must not wait for a second connection.
  const reviews = new RateLimiterMemory(REVIEWS_A_RESTAURANT)
  return {
    async countRequest(request, sessionToken) {
      const address = addressBucket(request.ip)
      await consume(ofAddress, address)
      await consume(ofOne, sessionToken ?? address)
    },
    countCall: (limit, request) => consume(calls[limit], addressOf(request)),
    async countReset(request, email) {
      const address = addressOf(request)
      const asked = hashed(`${address} ${email}`)
      if ((await askedBefore.get(asked)) !== null) return
      await consume(resets, address)
      await askedBefore.set(asked, 1, RESETS_AN_ADDRESS.duration)
    },
    async countCode(request, accountId) {
      await consume(calls.code, addressOf(request))
      await consume(codes, `${accountId}`)
    },
    countReview: (restaurantId) => consume(reviews, `${restaurantId}`),
  }
}

/** The library speaks to a pg client; our pool is behind Kysely. */
function asClient(database: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new Refusal('too_many_requests', { retryAfterSeconds })
  }
}
