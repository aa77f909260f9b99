import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'

export type News = Received<Endpoints['events']>
export type OrderEvent = News['events'][number]

/** Remembers the last number this tab received and returns the events after it: a connection or a tab may repeat some. */
export function createEventDeduper() {
  let last: number | undefined
  return {
    last: () => last,
    newEvents({ number, events }: News): OrderEvent[] {
      const known = last ?? number
      last = Math.max(known, number)
      return events.filter((event) => event.number > known)
    },
  }
}
