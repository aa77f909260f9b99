import { Refused } from '@halles/contract/client.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrStored, offlinePersister, PERSISTED } from './offline-persister.ts'

const rows = new Map<string, unknown>()

/** As much of a browser's database as `idb-keyval` asks for. */
function anIndexedDb() {
  const soon = <T>(result?: T) => {
    const request: { result: T | undefined; onsuccess?: () => void; oncomplete?: () => void } = {
      result,
    }
    setTimeout(() => (request.onsuccess ?? request.oncomplete)?.call(request))
    return request
  }
  const objectStore = () => ({
    get transaction() {
      return soon()
    },
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
const signsIn = (key: string) =>
  vi.stubGlobal('document', { cookie: `signedin=1; csrftoken=${key}` })
const away = () => Promise.reject(new Refused(0, undefined))
const never = () => new Promise<string>(() => {})
const ORDERS: QueryKey = ['orders']

beforeEach(() => {
  // `import()` of what reads the database takes real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  rows.clear()
  signsIn('a')
})
afterEach(() => {
  vi.useRealTimers()
})

/** A tab that was just loaded. */
function aTab() {
  const client = new QueryClient({
    defaultOptions: {
      queries: { persister: offlinePersister, retry: false, networkMode: 'always' },
    },
  })
  return {
    client,
    ask: (answer: () => Promise<string>) => {
      const asked = client.fetchQuery({ queryKey: ORDERS, queryFn: answer, meta: PERSISTED })
      asked.catch(() => {})
      return asked
    },
    /** As a guard awaits it. */
    wait: (answer: () => Promise<string>) => {
      let known: string | undefined
      const options = { queryKey: ORDERS, queryFn: answer, meta: PERSISTED }
      fetchOrStored(client, options).then(
        (data) => {
          known = data
        },
        () => {
          known = 'refused'
        },
      )
      return () => known
    },
    shown: () => client.getQueryData(ORDERS),
    shownSince: () => client.getQueryState(ORDERS)?.dataUpdatedAt,
  }
}

/** Time passes, and what it sets off gets its turn. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10)
}

async function stored(answer: string): Promise<void> {
  await aTab().ask(() => Promise.resolve(answer))
  await pass(10)
  expect(rows.size).toBe(1)
}

test('the last answer is shown while the server is unreachable, to its own session only', async () => {
  await stored('orders of a')
  const tab = aTab()
  void tab.ask(away)
  await pass(10)
  expect(tab.shown()).toBe('orders of a')
  signsIn('b')
  const other = aTab()
  const refused = expect(other.ask(away)).rejects.toBeInstanceOf(Refused)
  await pass(10)
  await refused
  expect(other.shown()).toBeUndefined()
})

test('an answer that comes after its session has ended is not stored', async () => {
  const late = Promise.withResolvers<string>()
  const asked = aTab().ask(() => late.promise)
  signsIn('b')
  late.resolve('orders of a')
  await asked
  await pass(50)
  expect(rows.size).toBe(0)
})

test('after four seconds without an answer the stored response is shown with its age, until the answer comes', async () => {
  await stored('yesterday’s')
  const storedAt = Date.now()
  const late = Promise.withResolvers<string>()
  await pass(86_400_000)
  const tab = aTab()
  const asked = tab.ask(() => late.promise)
  await pass(3_900)
  expect(tab.shown()).toBeUndefined()
  await pass(200)
  expect(tab.shown()).toBe('yesterday’s')
  expect(tab.shownSince()).toBeLessThanOrEqual(storedAt)
  late.resolve('today’s')
  await pass(10)
  expect(await asked).toBe('today’s')
  expect(tab.shown()).toBe('today’s')
})

test('a late answer does not replace one to a later request', async () => {
  await stored('first')
  const late = Promise.withResolvers<string>()
  const answers = [() => late.promise, () => Promise.resolve('after what I did')]
  const tab = aTab()
  void tab.ask(() => answers.shift()?.() ?? never())
  await pass(5_000)
  expect(tab.shown()).toBe('first')
  tab.client.setQueryData(ORDERS, 'what I did')
  void tab.client.refetchQueries({ queryKey: ORDERS })
  await pass(10)
  expect(tab.shown()).toBe('after what I did')
  late.resolve('before what I did')
  await pass(10)
  expect(tab.shown()).toBe('after what I did')
  const next = aTab()
  void next.ask(away)
  await pass(10)
  expect(next.shown()).toBe('after what I did')
})

test('of two tabs the answer to the later request is stored, whichever comes last', async () => {
  const slow = Promise.withResolvers<string>()
  const [first, second] = [aTab(), aTab()]
  const early = first.ask(() => slow.promise)
  await pass(1_000)
  await second.ask(() => Promise.resolve('newer'))
  await pass(10)
  slow.resolve('older')
  await early
  await pass(10)
  const third = aTab()
  void third.ask(away)
  await pass(10)
  expect(third.shown()).toBe('newer')
})

test('a stored response with a time in the future is replaced: the clock was set back', async () => {
  await stored('of tomorrow')
  vi.setSystemTime(Date.now() - 86_400_000)
  await stored('of today')
  const tab = aTab()
  void tab.ask(away)
  await pass(10)
  expect(tab.shown()).toBe('of today')
})

test('a stored response that is read after the answer has come is not shown', async () => {
  await stored('old')
  const late = Promise.withResolvers<string>()
  const tab = aTab()
  const seen: unknown[] = []
  tab.client.getQueryCache().subscribe(() => seen.push(tab.shown()))
  void tab.ask(() => late.promise)
  await vi.advanceTimersByTimeAsync(4_000)
  late.resolve('new')
  await pass(10)
  expect(tab.shown()).toBe('new')
  expect(seen.indexOf('old')).toBeLessThan(seen.indexOf('new'))
})

test('without a stored response the query waits for a silent server', async () => {
  const tab = aTab()
  void tab.ask(never)
  await pass(10_000)
  expect(tab.shown()).toBeUndefined()
  expect(tab.client.getQueryState(ORDERS)?.fetchStatus).toBe('fetching')
})

test('a guard waits for a silent server no longer than until there is stored data', async () => {
  const tab = aTab()
  const first = tab.wait(() => Promise.resolve('answered'))
  await pass(10)
  expect(first()).toBe('answered')
  const second = tab.wait(never)
  await pass(3_900)
  expect(second()).toBeUndefined()
  await pass(200)
  expect(second()).toBe('answered')
  const third = tab.wait(never)
  await pass(10)
  expect(third()).toBe('answered')
  const reloaded = aTab().wait(away)
  await pass(10)
  expect(reloaded()).toBe('answered')
  rows.clear()
  const empty = aTab().wait(away)
  await pass(10)
  expect(empty()).toBe('refused')
})
