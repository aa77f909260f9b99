import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorMessage } from '../platform/api/api.ts'
import { type Change, mutationOf, type Unanswered } from '../platform/api/change.ts'
import { useToasts } from './toasts.tsx'

type Ends<Answer> = {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  onSettled?: () => void
}

type Options<Sent, Answer> = Change<Sent, Answer> & {
  /** Why it failed, in place of the server's sentence. */
  why?: (error: Error) => string
}

/**
 * One way of changing something: the call with its key, what it makes stale, what is said of it. A second press while one is
 * under way is the same press, unless changes are queued.
 */
export function useChange<Sent = void, Answer = unknown>(options: Options<Sent, Answer>) {
  const { why = errorMessage, queue } = options
  const unanswered: Unanswered<Sent> = useRef(undefined)
  const mutation = useMutation(mutationOf(useQueryClient(), useToasts(), unanswered, options))
  const running = useRef<Promise<Answer>>(undefined)

  function press(sent: Sent, idempotencyKey?: string, ends?: Ends<Answer>): Promise<Answer> {
    if (running.current && queue === undefined) return running.current
    const sending = mutation.mutateAsync({ sent, idempotencyKey }, ends)
    running.current = sending
    const end = () => {
      if (running.current === sending) running.current = undefined
    }
    sending.then(end, end)
    return sending
  }
  const { error, isIdle, isPending, isSuccess, data, variables, reset } = mutation
  return {
    /** For a form, which shows what is refused and keeps the key with what was typed. */
    send: (sent: Sent, idempotencyKey?: string) => press(sent, idempotencyKey),
    /** For a button. What is given here happens only while the screen is there. */
    start: (sent: Sent, ends?: Ends<Answer>, idempotencyKey?: string) =>
      void press(sent, idempotencyKey, ends).catch(() => {}),
    isIdle,
    isPending,
    isSuccess,
    error,
    /** Why it failed, to stay on screen when the toast has gone. */
    failure: error ? why(error) : undefined,
    answer: data,
    sent: variables?.sent,
    reset,
  }
}
