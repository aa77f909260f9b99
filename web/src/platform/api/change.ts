import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { invalidateInAllTabs, invalidateInOtherTabs } from './cross-tab-invalidation.ts'
import { isAnswered, keyFor, newKey, type RequestKey } from './keyed-call.ts'

/** What is said of it, when there is something to say. */
// biome-ignore lint/suspicious/noConfusingVoidType: most say nothing
type Said = string | undefined | void

/** Of a call that is told by its place what it is about. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is sent without a word
export type Nothing = void

/** A call that changes something: how it is made, what it makes stale, what is said of it. */
export type Change<Sent, Answer> = {
  /** Makes the call. The key is the same for what is sent again because nobody answered. */
  call: (sent: Sent, options: { idempotencyKey: string }) => Promise<Answer>
  /** What makes two of them the same, where it is not all of what is sent. Sent again, the first goes again as it was. */
  same?: (sent: Sent) => unknown
  /** Each is sent under a key of its own, whatever became of the one before. */
  keepsNoKey?: boolean
  /** Changes of one queue are made one after the other. Without one a press is ignored while the last one is under way. */
  queue?: string
  /** The query whose data the answer is: it is on screen at once. */
  answers?: QueryKey
  /** Queries that it may have made stale: asked for anew in all tabs. */
  stale?: QueryKey
  /** They are asked for anew after a refusal, too, or only then: somebody else may have been first. */
  staleWhenRefused?: boolean | 'only'
  /** It is not done before they have been answered. */
  waitsForStale?: boolean
  /** Said when it is done; a function does what follows, and answers what is said. */
  done?: string | ((answer: Answer, sent: Sent) => Said | Promise<Said>)
  /** The same when it failed. */
  failed?: string | ((error: Error, sent: Sent) => Said)
}

/** What was sent last and not answered. */
export type Unanswered<Sent> = { current?: { key: RequestKey; sent: Sent } | undefined }

/** With the key of a form, which stores it with what was typed. */
export type Pressed<Sent> = { sent: Sent; idempotencyKey?: string | undefined }

type Say = { success: (text: string) => void; error: (text: string) => void }

/** A change as a mutation of TanStack Query. */
export function mutationOf<Sent, Answer>(
  client: QueryClient,
  say: Say,
  unanswered: Unanswered<Sent>,
  change: Change<Sent, Answer>,
): MutationOptions<Answer, Error, Pressed<Sent>> {
  const { call, same = all, answers, stale, waitsForStale, done, failed } = change

  function send({ sent, idempotencyKey }: Pressed<Sent>): Promise<Answer> {
    if (idempotencyKey !== undefined) return call(sent, { idempotencyKey })
    if (change.keepsNoKey) return call(sent, { idempotencyKey: newKey() })
    const last = unanswered.current
    const key = keyFor(same(sent) ?? null, last?.key)
    const current = last && key === last.key ? last : { key, sent }
    unanswered.current = current
    return call(current.sent, { idempotencyKey: key.value })
  }
  const refetch = () => (stale ? invalidateInAllTabs(client, stale) : undefined)
  return {
    ...(change.queue !== undefined && { scope: { id: change.queue } }),
    mutationFn: send,
    async onSuccess(answer, { sent }) {
      unanswered.current = undefined
      if (answers) {
        client.setQueryData(answers, answer)
        invalidateInOtherTabs(answers)
      }
      const refetched = change.staleWhenRefused === 'only' ? undefined : refetch()
      if (waitsForStale) await refetched
      const said = typeof done === 'function' ? await done(answer, sent) : done
      if (said) say.success(said)
    },
    async onError(error, { sent }) {
      if (isAnswered(error)) unanswered.current = undefined
      const refetched = change.staleWhenRefused ? refetch() : undefined
      const said = typeof failed === 'function' ? failed(error, sent) : failed
      if (said) say.error(said)
      if (waitsForStale) await refetched
    },
  }
}

function all<Sent>(sent: Sent): Sent {
  return sent
}
