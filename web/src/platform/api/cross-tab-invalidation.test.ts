import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followOtherTabs, invalidateInAllTabs, refetchNow } from './cross-tab-invalidation.ts'

const ORDERS = ['orders'] as const
const clients: QueryClient[] = []

const signsIn = (key: string) =>
  vi.stubGlobal('document', { cookie: `signedin=1; csrftoken=${key}` })

beforeEach(() => signsIn('a'))
afterEach(() => {
  for (const client of clients) client.clear()
})

/** The code as another tab runs it, with a channel of its own. */
async function elsewhere() {
  vi.resetModules()
  return import('./cross-tab-invalidation.ts')
}

/** A tab that shows orders: each time it asks, the server's answer is the next one. */
function aTab(...answers: (() => Promise<string>)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  clients.push(client)
  let asked = 0
  const options = {
    queryKey: [...ORDERS, 'active'],
    queryFn: () => {
      asked++
      return answers.shift()?.() ?? Promise.resolve('nothing more')
    },
    networkMode: 'always' as const,
  }
  const observer = new QueryObserver<string>(client, options)
  observer.subscribe(() => {})
  return { client, shown: () => observer.getCurrentResult().data, asked: () => asked }
}

test('an answer that was on its way when something changed is not shown, even as the first', async () => {
  const before = Promise.withResolvers<string>()
  const tab = aTab(
    () => before.promise,
    () => Promise.resolve('after'),
  )
  await refetchNow(tab.client, ORDERS)
  expect(tab.shown()).toBe('after')
  before.resolve('before')
  await before.promise
  expect(tab.shown()).toBe('after')
})

test('the answer to a change stays on screen when an earlier request is answered after it', async () => {
  const [before, after] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const tab = aTab(
    () => Promise.resolve('first'),
    () => before.promise,
    () => after.promise,
  )
  await expect.poll(tab.shown).toBe('first')
  void tab.client.refetchQueries({ queryKey: ORDERS })
  tab.client.setQueryData([...ORDERS, 'active'], 'changed')
  const asked = invalidateInAllTabs(tab.client, ORDERS)
  before.resolve('before the change')
  await expect.poll(tab.asked).toBe(3)
  expect(tab.shown()).toBe('changed')
  after.resolve('after the change')
  await asked
  expect(tab.shown()).toBe('after the change')
})

test('a further page that was asked for when something changed is shown, and asked for anew', async () => {
  const client = new QueryClient()
  clients.push(client)
  const further = Promise.withResolvers<string>()
  const answers = ['first', further.promise, 'first anew', 'second anew']
  const observer = new InfiniteQueryObserver(client, {
    queryKey: [...ORDERS, 'pages'],
    queryFn: async ({ signal: _ }) => answers.shift() ?? 'nothing more',
    initialPageParam: 0,
    getNextPageParam: (_last, _all, page) => (page === 0 ? 1 : undefined),
    networkMode: 'always',
  })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data?.pages
  await expect.poll(shown).toEqual(['first'])
  const fetched = observer.fetchNextPage()
  const asked = refetchNow(client, ORDERS)
  further.resolve('second')
  await fetched
  expect(shown()).toEqual(['first', 'second'])
  await asked
  expect(shown()).toEqual(['first anew', 'second anew'])
})

test('a further page that never comes is waited for four seconds, and once for all that changes meanwhile', async () => {
  const client = new QueryClient()
  clients.push(client)
  let asked = 0
  const observer = new InfiniteQueryObserver(client, {
    queryKey: [...ORDERS, 'pages'],
    queryFn: ({ signal: _ }) =>
      ++asked === 2 ? new Promise<string>(() => {}) : Promise.resolve(`answer ${asked}`),
    initialPageParam: 0,
    getNextPageParam: (_last, _all, page) => (page === 0 ? 1 : undefined),
    networkMode: 'always',
  })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data?.pages
  await expect.poll(shown).toEqual(['answer 1'])
  void observer.fetchNextPage()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const changes = [refetchNow(client, ORDERS), refetchNow(client, ORDERS)]
  await vi.advanceTimersByTimeAsync(3_900)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  await Promise.all(changes)
  expect([asked, shown()]).toEqual([3, ['answer 3']])
})

test('what one tab changed the others of its session ask for anew', async () => {
  const here = aTab()
  const there = aTab(
    () => Promise.resolve('active'),
    () => Promise.resolve('done'),
  )
  followOtherTabs(there.client)
  await expect.poll(there.shown).toBe('active')
  const { invalidateInAllTabs: invalidate } = await elsewhere()
  await invalidate(here.client, ORDERS)
  await expect.poll(there.shown).toBe('done')
})

test('a tab asks for nothing that another session changed', async () => {
  const here = aTab()
  const there = aTab()
  followOtherTabs(there.client)
  await expect.poll(there.asked).toBe(1)
  const { invalidateInAllTabs: invalidate } = await elsewhere()
  const received = Promise.withResolvers<void>()
  const channel = new BroadcastChannel('changes')
  channel.onmessage = () => received.resolve()
  signsIn('b')
  const invalidated = invalidate(here.client, ORDERS)
  signsIn('a')
  await Promise.all([invalidated, received.promise])
  channel.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(there.asked()).toBe(1)
})
