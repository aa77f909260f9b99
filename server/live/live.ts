import type { Output, StreamEvent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { listen } from '../database/listen.ts'
import { findLiveSession } from '../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { createNotifier, type Notifier } from './notifier.ts'
import { getOrderNews } from './order-events-sql.ts'

type News = Output<Endpoints['events']>

/** An open stream. */
type Follower = { notifier: Notifier; ended: boolean }

// A business's phones, tills and desks; their browsers keep one each. At one more, the oldest gives way: it may well be
// the ghost of a connection that was cut, and no ghost locks out the living.
export const STREAMS_OF_AN_ACCOUNT = 20
const RETRY = 500

export type Live = ReturnType<typeof openLive>

/** Open screens, told of what happens: each looks anew whenever the database says that its account has news. */
export function openLive(
  database: Database,
  { heartbeat, report }: { heartbeat: number; report: (problem: unknown) => void },
) {
  const followers = new Map<number, Set<Follower>>()
  let isEnding = false
  const listener = listen(database, 'live', {
    received: (accountId) => notifyAll(followers.get(Number(accountId)) ?? []),
    listening: () => notifyAll(all()),
    report,
  })

  function all(): Follower[] {
    return [...followers.values()].flatMap((ofAccount) => [...ofAccount])
  }

  function addFollower(accountId: number): Follower {
    const ofAccount = followers.get(accountId) ?? new Set()
    followers.set(accountId, ofAccount)
    const [oldest] = ofAccount
    if (oldest && ofAccount.size >= STREAMS_OF_AN_ACCOUNT) end(oldest)
    const follower = { notifier: createNotifier(), ended: false }
    ofAccount.add(follower)
    return follower
  }

  function removeFollower(accountId: number, follower: Follower): void {
    const ofAccount = followers.get(accountId)
    ofAccount?.delete(follower)
    if (ofAccount?.size === 0) followers.delete(accountId)
  }

  /** What is new after a number. A database that is away is no end: it comes back, and what happened is in it. */
  async function readNews(
    viewer: SignedInViewer,
    tokenHash: Buffer,
    after: number | undefined,
  ): Promise<News | 'session ended' | 'database away'> {
    try {
      const session = await findLiveSession(database, tokenHash, { lock: false })
      return session ? await getOrderNews(database, viewer.accountId, after) : 'session ended'
    } catch (error) {
      if (isDatabaseAway(error)) return 'database away'
      throw error
    }
  }

  /** The account's news while the session lasts and the reader is there, from `after` on, or from now. */
  async function* follow(
    viewer: SignedInViewer,
    { after, gone }: { after: number | undefined; gone: AbortSignal },
  ): AsyncGenerator<StreamEvent<News>> {
    if (isEnding) return
    const follower = addFollower(viewer.accountId)
    gone.addEventListener('abort', () => end(follower))
    const tokenHash = hashSecretToken(viewer.sessionToken)
    let sent: News | undefined
    try {
      while (!follower.ended && !gone.aborted) {
        const news = await readNews(viewer, tokenHash, sent?.number ?? after)
        if (news === 'session ended') return
        if (news === 'database away') {
          yield 'still here'
          await follower.notifier.received(RETRY * (1 + Math.random()))
          continue
        }
        const isNew = sent?.number !== news.number || sent.unseen !== news.unseen
        yield isNew ? { id: news.number, data: news } : 'still here'
        sent = news
        await follower.notifier.received(heartbeat)
      }
    } finally {
      removeFollower(viewer.accountId, follower)
    }
  }

  return {
    follow,
    /** Every stream ends in order, also one that was just asked for; its reader comes back to a server that is there. */
    end() {
      isEnding = true
      all().forEach(end)
    },
    close: listener.close,
  }
}

function notifyAll(some: Iterable<Follower>): void {
  for (const { notifier } of some) notifier.notify()
}

function end(follower: Follower): void {
  follower.ended = true
  follower.notifier.notify()
}
