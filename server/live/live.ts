import type { Output, StreamEvent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { mayDo } from '@halles/domain/role.ts'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { listen } from '../database/listen.ts'
import { findLiveSession } from '../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { unavailable } from '../platform/endpoint/refuse-field.ts'
import { createOpenStreams, end, type OpenStream } from './open-streams.ts'
import { getOrderNews } from './order-news-sql.ts'
import { createStreamCheck } from './stream-check.ts'

type News = Output<Endpoints['events']>

// Each holds a socket and some memory: far more than the businesses of a market have screens.
const STREAMS_OF_A_SERVER = 5_000
// A database that comes back is not asked by all at once.
const retryPause = () => 1_000 * (1 + 3 * Math.random())

export type Live = ReturnType<typeof openLive>

type Options = {
  /** Of each stream, and of what looks after all of them, in milliseconds. */
  heartbeat: number
  report: (problem: unknown) => void
  mostStreams?: number
}

/** The open event streams of this server: each queries again when a notification names its account. */
export function openLive(
  database: Database,
  { heartbeat, report, mostStreams = STREAMS_OF_A_SERVER }: Options,
) {
  const openStreams = createOpenStreams()
  const check = createStreamCheck(database, openStreams, report)
  const checkAgain = setInterval(check.run, heartbeat).unref()
  let isEnding = false
  const listener = listen(database, 'live', {
    received(accountId) {
      for (const { notifier } of openStreams.ofAccount(Number(accountId))) notifier.notify()
    },
    listening: check.run,
    report,
  })

  /**
   * What is new after a number, with what the session's role may see of it. A database that is away is no end: it comes back, and
   * what happened is in it.
   */
  async function readNews(
    { accountId, tokenHash }: OpenStream,
    after: number | undefined,
  ): Promise<{ news: News; visible: News } | 'session ended' | 'database away'> {
    try {
      const session = await findLiveSession(database, tokenHash, { lock: false })
      if (session === undefined) return 'session ended'
      const news = await getOrderNews(database, { accountId, personId: session.person_id }, after)
      return { news, visible: mayDo(session.role, 'prices') ? news : withoutPrices(news) }
    } catch (error) {
      if (isDatabaseAway(error)) return 'database away'
      throw error
    }
  }

  async function* stream(
    openStream: OpenStream,
    after: number | undefined,
  ): AsyncGenerator<StreamEvent<News>> {
    let isNotified = true
    while (!openStream.isEnded) {
      const { sent } = openStream
      const read = isNotified ? await readNews(openStream, sent?.number ?? after) : undefined
      if (read === 'session ended') return
      if (read === 'database away') {
        yield 'still here'
        await openStream.notifier.received(retryPause())
        continue
      }
      if (read) openStream.sent = read.news
      yield read && isNew(read.news, sent)
        ? { id: read.news.number, data: read.visible }
        : 'still here'
      isNotified = await openStream.notifier.received(heartbeat)
    }
  }

  /** The account's news while the session lasts and the reader is there, from `after` on, or from now. */
  async function* follow(
    viewer: SignedInViewer,
    { after, gone }: { after: number | undefined; gone: AbortSignal },
  ): AsyncGenerator<StreamEvent<News>> {
    if (isEnding || gone.aborted) return
    const openStream = openStreams.add(viewer.accountId, hashSecretToken(viewer.sessionToken))
    gone.addEventListener('abort', () => end(openStream))
    try {
      yield* stream(openStream, after)
    } finally {
      openStreams.remove(openStream)
    }
  }

  return {
    /** Refuses when the server has as many streams as it can have: the reader tries again later. */
    follow(...given: Parameters<typeof follow>) {
      if (openStreams.count() >= mostStreams) throw unavailable(30)
      return follow(...given)
    },
    /** Every stream ends in order, also one that was just asked for; its reader comes back to a server that is there. */
    end() {
      isEnding = true
      openStreams.all().forEach(end)
    },
    async close() {
      clearInterval(checkAgain)
      await listener.close()
      await check.ended()
    },
  }
}

function isNew(news: News, sent: News | undefined): boolean {
  return (
    sent?.number !== news.number ||
    sent.unseen !== news.unseen ||
    sent.approval?.at !== news.approval?.at ||
    sent.own_changes !== news.own_changes ||
    sent.recalls !== news.recalls
  )
}

/** That there is something new, for a role that sees no price: it fetches again what it shows. */
function withoutPrices(news: News): News {
  return { ...news, unseen: 0, events: [], approval: null }
}
