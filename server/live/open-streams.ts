import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { createNotifier, type Notifier } from './notifier.ts'

// A business's phones, tills and desks; their browsers keep one each. At one more the oldest is closed, because it
// may be a dead connection.
export const STREAMS_OF_AN_ACCOUNT = 20

/** An open stream. */
export type Follower = {
  accountId: AccountId
  tokenHash: Buffer
  notifier: Notifier
  /** The account's news when it was last sent some; a role without prices was sent a part of it. */
  sent: Output<Endpoints['events']> | undefined
  isEnded: boolean
}

export type Followers = ReturnType<typeof createFollowers>

/** The open streams of a server. */
export function createFollowers() {
  const byAccount = new Map<number, Set<Follower>>()
  let count = 0
  return {
    count: () => count,

    all: (): Follower[] => [...byAccount.values()].flatMap((ofAccount) => [...ofAccount]),

    ofAccount: (accountId: number): Iterable<Follower> => byAccount.get(accountId) ?? [],

    add(accountId: AccountId, tokenHash: Buffer): Follower {
      const ofAccount = byAccount.get(accountId) ?? new Set()
      byAccount.set(accountId, ofAccount)
      const open = [...ofAccount].filter(({ isEnded }) => !isEnded)
      const [oldest] = open
      if (oldest && open.length >= STREAMS_OF_AN_ACCOUNT) end(oldest)
      const notifier = createNotifier()
      const follower = { accountId, tokenHash, notifier, sent: undefined, isEnded: false }
      ofAccount.add(follower)
      count++
      return follower
    },

    remove(follower: Follower): void {
      const ofAccount = byAccount.get(follower.accountId)
      if (ofAccount?.delete(follower)) count--
      if (ofAccount?.size === 0) byAccount.delete(follower.accountId)
    },
  }
}

export function end(follower: Follower): void {
  follower.isEnded = true
  follower.notifier.notify()
}
