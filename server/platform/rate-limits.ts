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

const HOUR = 60 * 60

// No person makes this many calls in a second; RELIABILITY A034 cuts at 300.
const REQUESTS_A_SECOND = 120

// RELIABILITY A039 and A089: tries from one address. They outlive a restart, so they live in the database.
const CALLS_AN_ADDRESS: Record<Limit, { points: number; duration: number }> = {
  login: { points: 20, duration: HOUR / 4 },
  'sign-up': { points: 5, duration: HOUR },
}

export type RateLimits = {
  /** Every request: counted by session, or by address where there is none. */
  admitRequest(request: FastifyRequest, sessionToken: string | undefined): Promise<void>
  /** Calls that invite guessing or flooding: counted by address. */
  admitCall(limit: Limit, request: FastifyRequest): Promise<void>
}

export function createRateLimits(config: Config, database: Database): RateLimits {
  if (!config.rateLimits) return { admitRequest: async () => {}, admitCall: async () => {} }
  const requests = new RateLimiterMemory({ points: REQUESTS_A_SECOND, duration: 1 })
  const stored = (keyPrefix: Limit) =>
    new RateLimiterPostgres({
      storeClient: asClient(database),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      ...CALLS_AN_ADDRESS[keyPrefix],
    })
  const calls = { login: stored('login'), 'sign-up': stored('sign-up') }
  return {
    admitRequest: (request, sessionToken) =>
      consume(requests, sessionToken ?? addressBucket(request.ip)),
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
