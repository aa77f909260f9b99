import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { createNotifier, type Notifier } from './notifier.ts'

// A business's phones, tills and desks; their browsers keep one each. At one more the oldest is closed, because it
// may be a dead connection.
export const STREAMS_OF_AN_ACCOUNT = 20

/** An open stream. */
export type OpenStream = {
  accountId: AccountId
  tokenHash: Buffer
  notifier: Notifier
  /** The account's news when it was last sent some; a role without prices was sent a part of it. */
  sent: Output<Endpoints['events']> | undefined
  isEnded: boolean
}

export type OpenStreams = ReturnType<typeof createOpenStreams>

/** The open streams of a server. */
export function createOpenStreams() {
  const byAccount = new Map<number, Set<OpenStream>>()
  let count = 0
  return {
    count: () => count,

    all: (): OpenStream[] => [...byAccount.values()].flatMap((ofAccount) => [...ofAccount]),

    ofAccount: (accountId: number): Iterable<OpenStream> => byAccount.get(accountId) ?? [],

    add(accountId: AccountId, tokenHash: Buffer): OpenStream {
      const ofAccount = byAccount.get(accountId) ?? new Set()
      byAccount.set(accountId, ofAccount)
      const open = [...ofAccount].filter(({ isEnded }) => !isEnded)
      const [oldest] = open
      if (oldest && open.length >= STREAMS_OF_AN_ACCOUNT) end(oldest)
      const notifier = createNotifier()
      const openStream = { accountId, tokenHash, notifier, sent: undefined, isEnded: false }
      ofAccount.add(openStream)
      count++
      return openStream
    },

    remove(openStream: OpenStream): void {
      const ofAccount = byAccount.get(openStream.accountId)
      if (ofAccount?.delete(openStream)) count--
      if (ofAccount?.size === 0) byAccount.delete(openStream.accountId)
    },
  }
}

export function end(openStream: OpenStream): void {
  openStream.isEnded = true
  openStream.notifier.notify()
}
