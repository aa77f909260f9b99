import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { PersonId } from '../access/viewer.ts'
import { addressBucket } from './address-bucket.ts'
import type { KeyedHash } from './keyed-hash.ts'
import {
  deleteTries,
  findWait,
  insertWrongTry,
  prolongWait,
  type ThrottleKey,
} from './password-throttle-sql.ts'
import { countUse, findUses } from './rate-limits-sql.ts'
import { tooManyRequests } from './too-many-requests.ts'

// A039: one address tries passwords at many accounts.
const WRONG_LOGINS = { uses: 20, seconds: 15 * 60 }
const ANYWHERE = Buffer.alloc(0)

/** What wrong tries are counted by. Each answers the seconds that a caller has to wait. */
type Counter = {
  /** 0 when it is open. */
  findWait: () => Promise<number>
  /** Counts a wrong try, or one that nobody is to know the answer of; 0 when it was open. */
  countWrong: () => Promise<number>
  /** For a try while it is closed. */
  prolong: (wait: number) => Promise<number>
  /** Refuses before the password is compared, which a crowd of guesses would keep the server busy with. */
  isCheckedFirst: boolean
  /** Whoever has the right password here need not wait for it. */
  isWaived: boolean
}

type LoginTry = {
  request: FastifyRequest
  /** Normalised, whether or not it has an account. */
  email: string
  /** Of the account, when there is one: it was signed in to from this address before. */
  isKnownAddress: boolean
  /** Its password was reset by mail from this address a moment ago. */
  hasJustReset: boolean
}

export type PasswordThrottle = ReturnType<typeof createPasswordThrottle>

/**
 * Slows down those who guess passwords, without locking owners out (cases.md 3.2). Only wrong answers count, once they
 * are known; what is answered to a wrong one depends on wrong ones alone, never on whether there is an account.
 */
export function createPasswordThrottle(config: Config, database: Database, hash: KeyedHash) {
  const keyOf = (subject: string, address?: string): ThrottleKey => ({
    subject: hash(subject),
    source: address === undefined ? ANYWHERE : hash(address),
  })

  function triesAt(key: ThrottleKey, { isWaived = false, isCheckedFirst = true } = {}): Counter {
    return {
      findWait: () => findWait(database, key),
      countWrong: async () =>
        (await insertWrongTry(database, key)) ? 0 : await prolongWait(database, key),
      prolong: () => prolongWait(database, key),
      isCheckedFirst,
      isWaived,
    }
  }

  function wrongLoginsFrom(address: string, { isWaived }: Pick<Counter, 'isWaived'>): Counter {
    const key = hash(`login ${address}`)
    const { uses: allowed, seconds } = WRONG_LOGINS
    return {
      async findWait() {
        const { uses, secondsLeft } = await findUses(database, key, seconds)
        return uses < allowed ? 0 : secondsLeft
      },
      async countWrong() {
        const { uses, secondsLeft } = await countUse(database, key, seconds)
        return uses <= allowed ? 0 : secondsLeft
      },
      prolong: async (wait) => wait,
      isCheckedFirst: true,
      isWaived,
    }
  }

  /**
   * Whether the password is right; throws a 429 for whoever has to wait. The answer is given only after the counters were
   * asked again: of any number of guesses at once no more are answered than of guesses one after the other.
   */
  async function tryPassword(counters: Counter[], compare: () => Promise<boolean>) {
    if (!config.rateLimits) return compare()
    for (const counter of counters.filter(({ isCheckedFirst }) => isCheckedFirst)) {
      const wait = counter.isWaived ? 0 : await counter.findWait()
      // guard: throttle: waits before a password is compared [password-throttle, wrong-passwords]
      if (wait > 0) throw tooManyRequests(await counter.prolong(wait))
    }
    // guard: throttle: asked again when the answer is known [password-throttle, wrong-passwords]
    //   code: (await compare()) && (await isOpen(counters))
    //   instead: await compare()
    if ((await compare()) && (await isOpen(counters))) return true
    const waits: number[] = []
    for (const counter of counters) waits.push(await counter.countWrong())
    if (waits.every((wait) => wait === 0)) return false
    throw tooManyRequests(Math.max(...waits))
  }

  return {
    /** What is stored of where a request comes from. */
    addressHash: (request: FastifyRequest) => hash(addressBucket(request.ip)),

    /**
     * A log-in. Tries at an e-mail count together, and apart from them those from each address: strangers who use theirs
     * up leave its owner's usual addresses alone.
     */
    tryLogin({ request, email, isKnownAddress, hasJustReset }: LoginTry, compare: Compare) {
      const address = addressBucket(request.ip)
      const counters = [
        // Compared even while it is blocked, for everybody alike: who is let in must not show in the time.
        triesAt(keyOf(`login ${email}`), { isWaived: isKnownAddress, isCheckedFirst: false }),
        triesAt(keyOf(`login ${email}`, address)),
        wrongLoginsFrom(address, { isWaived: hasJustReset }),
      ]
      return tryPassword(counters, compare)
    },

    /** In a session the account's password is asked for again: tries count against that session alone. */
    trySession: (sessionToken: string, compare: Compare) =>
      tryPassword([triesAt(keyOf(`session ${sessionToken}`))], compare),

    /** The password that confirms a new e-mail, by whoever reads its mailbox: tries leave the log-in alone. */
    tryEmailChange: (personId: PersonId, compare: Compare) =>
      tryPassword([triesAt(keyOf(`email-change ${personId}`))], compare),

    /** A password reset by mail lets its owner in: whatever was tried before is forgotten. */
    async forgetTries(tx: Transaction, { id, email }: { id: PersonId; email: string }) {
      await deleteTries(tx, keyOf(`login ${email}`).subject)
      await deleteTries(tx, keyOf(`email-change ${id}`).subject)
    },
  }
}

type Compare = () => Promise<boolean>

async function isOpen(counters: Counter[]): Promise<boolean> {
  for (const counter of counters) {
    if (!counter.isWaived && (await counter.findWait()) > 0) return false
  }
  return true
}
