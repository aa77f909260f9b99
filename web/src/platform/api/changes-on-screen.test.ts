import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { dropRefetches, restartRequests } from './changes-on-screen.ts'

const LISTS = ['lists'] as const
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => client.clear())

/** A list on screen: each time it is asked for, the server's answer is the next one. */
function aList(name: string, ...answers: Promise<string>[]) {
  let asked = 0
  const observer = new QueryObserver<string>(client, {
    queryKey: [...LISTS, name],
    queryFn: ({ signal: _ }) => answers[asked++] ?? Promise.resolve('nothing more'),
    networkMode: 'always',
  })
  const unsubscribe = observer.subscribe(() => {})
  return { shown: () => observer.getCurrentResult().data, asked: () => asked, unsubscribe }
}

test('a list that is loaded for the first time goes on loading when a change is shown', async () => {
  const first = Promise.withResolvers<string>()
  const list = aList('a', first.promise)
  await dropRefetches(client, LISTS)
  first.resolve('loaded')
  await expect.poll(list.shown, { timeout: 1_000 }).toBe('loaded')
  expect(list.asked()).toBe(1)
  list.unsubscribe()
})

test('the answer to an earlier request does not undo a change that is shown', async () => {
  const before = Promise.withResolvers<string>()
  const list = aList('b', Promise.resolve('first'), before.promise)
  await expect.poll(list.shown).toBe('first')
  void client.refetchQueries({ queryKey: LISTS })
  await dropRefetches(client, LISTS)
  client.setQueryData([...LISTS, 'b'], 'changed')
  before.resolve('before the change')
  // Longer than an answer takes to be shown.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(list.shown()).toBe('changed')
  list.unsubscribe()
})

test('an answer that is on its way when a change is made is asked for again; what is loaded is not', async () => {
  const before = Promise.withResolvers<string>()
  const [loading, loaded] = [
    aList('c', before.promise, Promise.resolve('after the change')),
    aList('d', Promise.resolve('loaded')),
  ]
  await expect.poll(loaded.shown).toBe('loaded')
  await restartRequests(client, LISTS)
  before.resolve('before the change')
  await expect.poll(loading.shown, { timeout: 1_000 }).toBe('after the change')
  expect(loaded.asked()).toBe(1)
  loading.unsubscribe()
  loaded.unsubscribe()
})
