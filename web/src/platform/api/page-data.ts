import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { holdNow, nowDrawn } from '../now.ts'
import { sessionKey } from '../session/session-key.ts'
import { store } from '../storage/offline-persister.ts'
import { storedOfPages } from '../storage/stored.ts'

/** The answers that a rendered page was drawn from, and for whom. */
export type PageData = {
  session: string | undefined
  device: string
  /** The server's clock, in milliseconds. */
  renderedAt: number
  /** `isKept`: this device stores it for when it is off line. */
  answers: { key: QueryKey; data: unknown; isKept: boolean }[]
}

const PLACE = 'page-data'

export function pageDataOf(client: QueryClient): PageData {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data }, meta }) =>
      data === undefined ? [] : [{ key, data, isKept: meta?.persisted !== undefined }],
    )
  return {
    session: sessionKey(),
    device: storedOfPages(),
    renderedAt: nowDrawn().getTime(),
    answers,
  }
}

/** Those that stand in the page are known from then on; false where it was drawn for another session, or for a device that sorts otherwise. */
export function takePageData(client: QueryClient): boolean {
  const text = document.getElementById(PLACE)?.textContent
  if (text === undefined) return true
  const { session, device, renderedAt, answers }: PageData = JSON.parse(text)
  if (session !== sessionKey()) return false
  const askedAt = Date.now()
  for (const { key, data, isKept } of answers) {
    client.setQueryData(key, data)
    if (isKept && session !== undefined) void store(session, hashKey(key), { askedAt, data })
  }
  if (device !== storedOfPages()) return false
  holdNow(new Date(renderedAt))
  return true
}
