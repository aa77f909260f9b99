import type { Limit } from '@halles/contract/endpoint.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import type { AccountId, PersonId, RestaurantId } from '../access/viewer.ts'
import { Refusal } from '../endpoint/refusal-class.ts'
import { addressBucket } from './address-bucket.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { countUse, findUses, returnUse } from './rate-limits-sql.ts'
import { createRequestsPerSecond } from './requests-per-second.ts'
import { tooManyRequests } from './too-many-requests.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

// No person makes this many calls in a second; A034 cuts at 300.
export const REQUESTS_OF_ONE = 120
// A whole office; what keeps session ids made up for each request from counting as many people.
export const REQUESTS_OF_AN_ADDRESS = 1_000

type Allowance = { uses: number; seconds: number }

// A065, A070, A089 and A093: calls from one address; of mailed links those that lead nowhere.
const CALLS_AN_ADDRESS: Record<Limit, Allowance> = {
  'sign-up': { uses: 5, seconds: HOUR },
  'reset-request': { uses: 60, seconds: HOUR },
  'mailed-link': { uses: 10, seconds: MINUTE },
  contact: { uses: 3, seconds: HOUR },
}
// A065: e-mails that one address asks a reset for.
const RESETS_AN_ADDRESS: Allowance = { uses: 10, seconds: HOUR }
// Wrong one-time codes. One guess in 333,333 is right: ten an hour are four years of guessing day and night.
const CODES_AN_ADDRESS: Allowance = { uses: 10, seconds: 15 * MINUTE }
const CODES_AN_ACCOUNT: Allowance = { uses: 10, seconds: HOUR }
const CODES_A_SESSION: Allowance = { uses: 10, seconds: HOUR }
// Each is a mail to somebody who may not have asked for it.
const EMAIL_CHANGES_AN_ACCOUNT: Allowance = { uses: 5, seconds: HOUR }
// The same: what a large kitchen invites in a day; what one mailbox gets in an hour from one business, which leaves a colleague's
// invitation its room, and from all, which takes five businesses that Halles let in.
const INVITATIONS_A_BUSINESS: Allowance = { uses: 30, seconds: 24 * HOUR }
const INVITATIONS_OF_ONE_TO_A_MAILBOX: Allowance = { uses: 3, seconds: HOUR }
const INVITATIONS_TO_A_MAILBOX: Allowance = { uses: 15, seconds: HOUR }
// A187: a restaurant that writes of every supplier it knows, and thinks again.
const REVIEWS_A_RESTAURANT: Allowance = { uses: 60, seconds: HOUR }
// Each may be 60 searches: several cooks who read theirs again and again.
const ORDER_TEXTS_A_RESTAURANT: Allowance = { uses: 20, seconds: MINUTE }
// Of photos: somebody who looks through a whole catalogue.
const REPORTS_A_RESTAURANT: Allowance = { uses: 30, seconds: HOUR }
// Each may mail a whole team: the suppliers that a new kitchen asks in a day.
const ACCOUNTS_ASKED_A_RESTAURANT: Allowance = { uses: 30, seconds: 24 * HOUR }
// product.md 18: one a minute, of which each may mail a whole team.
const MESSAGES_A_PERSON: Allowance = { uses: 60, seconds: HOUR }

export type RateLimits = {
  /** Every request: counted by address, and by session where there is one. */
  countRequest(request: FastifyRequest, sessionToken: string | undefined): void
  /** Runs a call that invites guessing or flooding: counted by address. */
  limitCall<T>(
    limit: Limit,
    request: FastifyRequest,
    run: () => Promise<T>,
    /** With a transaction, what is undone was not counted. */
    handle: Database | Transaction,
  ): Promise<T>
  /** E-mails that a reset is asked for: counted by address, the same one again not. */
  countReset(request: FastifyRequest, email: string): Promise<void>
  /** Codes shown at log-in: counted by address and by account. */
  countLoginCode(tx: Transaction, request: FastifyRequest, personId: PersonId): Promise<Counted>
  /** Codes that enrol: counted by session. */
  countSessionCode(tx: Transaction, sessionToken: string): Promise<Counted>
  /** New login e-mails that are asked for: counted by account. */
  countEmailChange(tx: Transaction, personId: PersonId): Promise<void>
  /** Invitations that are mailed: counted by business, and by the e-mail they go to, known or not, from one business and from all. */
  countInvitation(tx: Transaction, accountId: AccountId, email: string): Promise<void>
  /** Reviews that are written, anew or over: counted by restaurant. */
  countReview(tx: Transaction, restaurantId: RestaurantId): Promise<void>
  /** Photos that are reported: counted by restaurant. */
  countReport(tx: Transaction, restaurantId: RestaurantId): Promise<void>
  /** Accounts with suppliers that are asked for: counted by restaurant. */
  countAsk(tx: Transaction, restaurantId: RestaurantId): Promise<void>
  /** Typed orders that are read: counted by restaurant, before anything is searched for. */
  countOrderText(restaurantId: RestaurantId): Promise<void>
  /** Messages about orders: counted by person. */
  countMessage(tx: Transaction, personId: PersonId): Promise<void>
}

/** Counted before it is compared, while others who count the same wait; what turns out right is taken back. */
type Counted = { takeBack: () => Promise<void> }

const UNCOUNTED: Counted = { takeBack: async () => {} }

const NONE: RateLimits = {
  countRequest: () => {},
  limitCall: (_limit, _request, run) => run(),
  countReset: async () => {},
  countLoginCode: async () => UNCOUNTED,
  countSessionCode: async () => UNCOUNTED,
  countEmailChange: async () => {},
  countInvitation: async () => {},
  countReview: async () => {},
  countReport: async () => {},
  countAsk: async () => {},
  countOrderText: async () => {},
  countMessage: async () => {},
}

/**
 * How often anybody may do something. Requests by the second are counted in memory, all else in the database, so that
 * it outlives a restart and holds for all servers together.
 */
export function createRateLimits(config: Config, database: Database, hash: KeyedHash): RateLimits {
  if (!config.rateLimits) return NONE
  const ofOne = createRequestsPerSecond(REQUESTS_OF_ONE)
  const ofAddress = createRequestsPerSecond(REQUESTS_OF_AN_ADDRESS)

  async function count(
    handle: Database | Transaction,
    { uses, seconds }: Allowance,
    counted: string,
  ): Promise<void> {
    const used = await countUse(handle, hash(counted), seconds)
    if (used.uses > uses) throw tooManyRequests(used.secondsLeft)
  }

  async function countCode(
    tx: Transaction,
    counted: readonly (readonly [string, Allowance])[],
  ): Promise<Counted> {
    for (const [key, allowance] of counted) await count(tx, allowance, key)
    return {
      async takeBack() {
        for (const [key] of counted) await returnUse(tx, hash(key))
      },
    }
  }

  /** Only links that lead nowhere count: a whole office may open its own. */
  async function limitLinks<T>(address: string, run: () => Promise<T>): Promise<T> {
    const [key, allowance] = [`mailed-link ${address}`, CALLS_AN_ADDRESS['mailed-link']]
    const { uses, secondsLeft } = await findUses(database, hash(key), allowance.seconds)
    if (uses >= allowance.uses) throw tooManyRequests(secondsLeft)
    try {
      return await run()
    } catch (error) {
      // guard: limit: links that lead nowhere [rate-limits, confirm.post]
      if (isDeadLink(error)) await count(database, allowance, key)
      throw error
    }
  }
  return {
    countRequest(request, sessionToken) {
      const address = addressBucket(request.ip)
      ofAddress.count(address)
      ofOne.count(sessionToken ?? address)
    },
    async limitCall(limit, request, run, handle) {
      const address = addressBucket(request.ip)
      if (limit === 'mailed-link') return limitLinks(address, run)
      // guard: limit: calls of one address [rate-limits]
      await count(handle, CALLS_AN_ADDRESS[limit], `${limit} ${address}`)
      return run()
    },
    async countReset(request, email) {
      const address = addressBucket(request.ip)
      const asked = hash(`reset-asked ${address} ${email}`)
      // Of those who ask for one address at once, one is counted.
      await inTransaction(database, async (tx) => {
        if ((await countUse(tx, asked, RESETS_AN_ADDRESS.seconds)).uses > 1) return
        // guard: limit: e-mails that a reset is asked for [rate-limits, request-password-reset.post]
        await count(tx, RESETS_AN_ADDRESS, `reset ${address}`)
      })
    },
    countLoginCode: (tx, request, personId) =>
      countCode(tx, [
        [`code ${addressBucket(request.ip)}`, CODES_AN_ADDRESS],
        [`code-of-account ${personId}`, CODES_AN_ACCOUNT],
      ]),
    countSessionCode: (tx, sessionToken) =>
      countCode(tx, [[`code-of-session ${sessionToken}`, CODES_A_SESSION]]),
    countEmailChange: (tx, personId) =>
      count(tx, EMAIL_CHANGES_AN_ACCOUNT, `email-change ${personId}`),
    async countInvitation(tx, accountId, email) {
      await count(tx, INVITATIONS_A_BUSINESS, `invitation ${accountId}`)
      await count(tx, INVITATIONS_OF_ONE_TO_A_MAILBOX, `invitation ${accountId} to ${email}`)
      await count(tx, INVITATIONS_TO_A_MAILBOX, `invitation-to ${email}`)
    },
    async countMessage(tx, personId) {
      const { uses, seconds } = MESSAGES_A_PERSON
      const used = await countUse(tx, hash(`message ${personId}`), seconds)
      if (used.uses > uses) throw tooManyRequests(used.secondsLeft, 'too_many_messages')
    },
    // guard: limit: reviews [review.post]
    //   code: count(tx, REVIEWS_A_RESTAURANT, `review ${restaurantId}`)
    //   instead: Promise.resolve()
    countReview: (tx, restaurantId) => count(tx, REVIEWS_A_RESTAURANT, `review ${restaurantId}`),
    countReport: (tx, restaurantId) =>
      count(tx, REPORTS_A_RESTAURANT, `photo-report ${restaurantId}`),
    // guard: limit: accounts that are asked for [supplier-ask.post]
    //   code: count(tx, ACCOUNTS_ASKED_A_RESTAURANT, `account-asked ${restaurantId}`)
    //   instead: Promise.resolve()
    countAsk: (tx, restaurantId) =>
      count(tx, ACCOUNTS_ASKED_A_RESTAURANT, `account-asked ${restaurantId}`),
    countOrderText: (restaurantId) =>
      count(database, ORDER_TEXTS_A_RESTAURANT, `order-text ${restaurantId}`),
  }
}

const DEAD_LINK: readonly RefusalCode[] = ['invalid_token', 'invitation_over']

function isDeadLink(error: unknown): boolean {
  return error instanceof Refusal && DEAD_LINK.includes(error.code)
}
