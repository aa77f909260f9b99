import { Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { OLDEST_COUNT_SECONDS } from '@halles/domain/guide.ts'
import { api } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import type { UnsentCount } from './unsent-counts.ts'

export type AnsweredCount = Received<Endpoints['guideCountSet']>['counts'][number]

/** Without an answer it is sent again. What the server refuses is answered: nothing of it stands. */
export type CountOutcome =
  | { kind: 'answered'; counts: readonly AnsweredCount[] }
  | { kind: 'unanswered' | 'wrong-session' }

const TIMEOUT_MS = 15_000

/** Sends counts of one guide, each with how long ago it was made: a device's clock may be wrong, what it has run since is not. */
export async function sendCounts(
  guideId: string,
  counts: readonly UnsentCount[],
): Promise<CountOutcome> {
  const now = Date.now()
  const sent = counts.map(({ itemId, amount, at }) => ({
    item_public_id: itemId,
    amount,
    seconds_ago: Math.min(Math.max(0, Math.round((now - at) / 1_000)), OLDEST_COUNT_SECONDS),
  }))
  try {
    const answer = await api.guideCountSet(
      { guide_public_id: guideId, counts: sent },
      {
        idempotencyKey: newKey(),
        csrfToken: sessionKey(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    )
    return { kind: 'answered', counts: answer.counts }
  } catch (error) {
    return outcomeOf(error, counts)
  }
}

function outcomeOf(error: unknown, counts: readonly UnsentCount[]): CountOutcome {
  if (!(error instanceof Refused) || !error.body) return { kind: 'unanswered' }
  const { status } = error
  if (status === 429 || status >= 500) return { kind: 'unanswered' }
  if (status === 401 || status === 403) return { kind: 'wrong-session' }
  return {
    kind: 'answered',
    counts: counts.map(({ itemId }) => ({ item_public_id: itemId, count: null, replaced: null })),
  }
}
