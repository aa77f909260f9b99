import type { Limit } from '@halles/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { addressBucket } from './address-bucket.ts'
import { Refusal } from './refuse.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

// No person makes this many calls in a second; RELIABILITY A034 cuts at 300.
const REQUESTS_OF_ONE = 120
// A whole office; what keeps session ids made up for each request from counting as many people.
const REQUESTS_OF_AN_ADDRESS = 1_000

// RELIABILITY A039, A065, A070, A089 and A093: tries from one address. They outlive a restart, so they live in the database.
const CALLS_AN_ADDRESS: Record<Limit, { points: number; duration: number }> = {
  login: { points: 20, duration: 15 * MINUTE },
  'sign-up': { points: 5, duration: HOUR },
  'reset-request': { points: 10, duration: HOUR },
  'reset-confirm': { points: 10, duration: MINUTE },
  contact: { points: 3, duration: HOUR },
  code: { points: 10, duration: 15 * MINUTE },
}

export type RateLimits = {
  /** Every request: counted by address, and by session where there is one. */
  admitRequest(request: FastifyRequest, sessionToken: string | undefined): Promise<void>
  /** Calls that invite guessing or flooding: counted by address. */
  admitCall(limit: Limit, request: FastifyRequest): Promise<void>
}

export function createRateLimits(config: Config, database: Database): RateLimits {
  if (!config.rateLimits) return { admitRequest: async () => {}, admitCall: async () => {} }
  const ofOne = new RateLimiterMemory({ points: REQUESTS_OF_ONE, duration: 1 })
  const ofAddress = new RateLimiterMemory({ points: REQUESTS_OF_AN_ADDRESS, duration: 1 })
  const stored = (keyPrefix: Limit) =>
    new RateLimiterPostgres({
      storeClient: asClient(database),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      ...CALLS_AN_ADDRESS[keyPrefix],
    })
  const calls = {
    login: stored('login'),
    'sign-up': stored('sign-up'),
    'reset-request': stored('reset-request'),
    'reset-confirm': stored('reset-confirm'),
    contact: stored('contact'),
    code: stored('code'),
  }
  return {
    async admitRequest(request, sessionToken) {
      const address = addressBucket(request.ip)
      await consume(ofAddress, address)
      await consume(ofOne, sessionToken ?? address)
    },
    admitCall: (limit, request) => consume(calls[limit], addressBucket(request.ip)),
  }
}

/** The library speaks to a pg client; our pool is behind Kysely. */
function asClient(database: Database) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      database.executeQuery(CompiledQuery.raw(text, values)),
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
