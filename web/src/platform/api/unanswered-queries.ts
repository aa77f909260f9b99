import { createStore, type Store } from '../create-store.ts'

const unanswered = createStore<ReadonlySet<string>>(new Set())

/** Hashes of queries whose data is older than a request that the server has not answered. */
export const unansweredQueries: Pick<Store<ReadonlySet<string>>, 'get' | 'subscribe'> = unanswered

/** A new set each time, so that listeners are notified again. */
export function markUnanswered(queryHash: string): void {
  unanswered.set(new Set([...unanswered.get(), queryHash]))
}

export function markAnswered(queryHash: string): void {
  if (!unanswered.get().has(queryHash)) return
  unanswered.set(new Set([...unanswered.get()].filter((hash) => hash !== queryHash)))
}
