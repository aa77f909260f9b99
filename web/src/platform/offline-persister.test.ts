import { Refused } from '@halles/contract/client.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { offlinePersister, PERSISTED } from './offline-persister.ts'

const rows = new Map<string, unknown>()

/** As much of a browser's database as `idb-keyval` asks for. */
function anIndexedDb() {
  const soon = <T>(result?: T) => {
    const request: { result: T | undefined; onsuccess?: () => void; oncomplete?: () => void } = {
      result,
    }
    setTimeout(() => (request.onsuccess ?? request.oncomplete)?.())
    return request
  }
  const objectStore = () => ({
    transaction: soon(),
    get: (key: string) => soon(rows.get(key)),
    put: (value: unknown, key: string) => rows.set(key, value),
    delete: (key: string) => rows.delete(key),
    clear: () => rows.clear(),
    getAll: () => soon([...rows.values()]),
    getAllKeys: () => soon([...rows.keys()]),
  })
  return { open: () => soon({ transaction: () => ({ objectStore }) }) }
}

vi.stubGlobal('indexedDB', anIndexedDb())
const signsIn = (mark: string) =>
  vi.stubGlobal('document', { cookie: `signedin=1; csrftoken=${mark}` })
const away = () => Promise.reject(new Refused(0, undefined))

beforeEach(() => {
  rows.clear()
  signsIn('a')
})

/** As a page that was just loaded asks. */
function ask(answer: () => Promise<string>): Promise<string> {
  const client = new QueryClient({
    defaultOptions: { queries: { persister: offlinePersister, retry: false } },
  })
  return client.fetchQuery({ queryKey: ['orders'], queryFn: answer, meta: PERSISTED })
}

test('the last answer is there while the server is away, for the session that got it alone', async () => {
  expect(await ask(() => Promise.resolve('orders of a'))).toBe('orders of a')
  await vi.waitUntil(() => rows.size === 1, 10_000)
  expect(await ask(away)).toBe('orders of a')
  signsIn('b')
  await expect(ask(away)).rejects.toBeInstanceOf(Refused)
})

test('an answer that comes after its session is not kept', async () => {
  const late = Promise.withResolvers<string>()
  const asked = ask(() => late.promise)
  signsIn('b')
  late.resolve('orders of a')
  await asked
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(rows.size).toBe(0)
})
