import { Refused } from '@halles/contract/client.ts'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Change, mutationOf, type Unanswered } from './change.ts'

const REFUSAL = new Refused(409, { code: 'order_changed', message: 'It has changed.' })

/** A change on a screen: what was sent under which key, what was said, and the queries beside it. */
function onScreen<Answer = string>(change: Partial<Change<string, Answer>>, ...answers: unknown[]) {
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  const client = new QueryClient()
  const sent: [string, string][] = []
  const said: string[] = []
  const unanswered: Unanswered<string> = {}
  const options = mutationOf<string, Answer>(
    client,
    {
      success: (text) => said.push(`done: ${text}`),
      error: (text) => said.push(`failed: ${text}`),
    },
    unanswered,
    {
      call: async (what, { idempotencyKey }) => {
        sent.push([what, idempotencyKey])
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer as Answer
      },
      ...change,
    },
  )
  const press = (what: string, idempotencyKey?: string) =>
    new MutationObserver(client, options).mutate({ sent: what, idempotencyKey }).catch(() => {})
  return { client, press, sent, said, keys: () => sent.map(([, key]) => key) }
}

test('what nobody answered is sent again under its key; what was answered or differs is another', async () => {
  const screen = onScreen(
    {},
    new Refused(0, undefined),
    'ok',
    REFUSAL,
    'ok',
    new Refused(503, undefined),
  )
  for (const what of ['a', 'a', 'a', 'a', 'a', 'b']) await screen.press(what)
  const [lost, again, refused, anew, lostToo, other] = screen.keys()
  expect(again).toBe(lost)
  expect(new Set([lost, refused, anew, lostToo, other]).size).toBe(5)
})

test('what is sent again for want of an answer goes as it was, whatever has changed beside it', async () => {
  const same = (sent: string) => sent.split(' ')[0]
  const screen = onScreen({ same }, new Refused(0, undefined), 'ok', 'ok')
  for (const what of ['accept v1', 'accept v2', 'accept v2']) await screen.press(what)
  expect(screen.sent.map(([what]) => what)).toEqual(['accept v1', 'accept v1', 'accept v2'])
  const [lost, again, next] = screen.keys()
  expect([again === lost, next === lost]).toEqual([true, false])
})

test('a form’s key is the one that is sent; without keys kept each has its own', async () => {
  const form = onScreen({}, new Refused(0, undefined), 'ok')
  await form.press('a', 'typed')
  await form.press('a', 'typed')
  expect(form.keys()).toEqual(['typed', 'typed'])
  const every = onScreen({ keepsNoKey: true }, new Refused(0, undefined), 'ok')
  await every.press('a')
  await every.press('a')
  expect(new Set(every.keys()).size).toBe(2)
})

test('the answer is on screen, what is stale is asked for anew, and it is said that it is done', async () => {
  const screen = onScreen(
    { answers: ['team'], stale: ['orders'], done: (answer, sent) => `${sent} ${answer}` },
    'stored',
  )
  const asked = vi.fn(async () => 'list')
  const list = new QueryObserver(screen.client, { queryKey: ['orders', 'list'], queryFn: asked })
  list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().data).toBe('list')
  await screen.press('name')
  expect(screen.client.getQueryData(['team'])).toBe('stored')
  await expect.poll(() => asked.mock.calls.length).toBe(2)
  expect(screen.said).toEqual(['done: name stored'])
  list.destroy()
})

test('after a refusal it is said why, and asked for anew only where somebody else may have been first', async () => {
  for (const [staleWhenRefused, afterRefusal, afterSuccess] of [
    [false, 1, 2],
    [true, 2, 3],
    ['only', 2, 2],
  ] as const) {
    const failed = (error: Error) => error.message
    const screen = onScreen({ stale: ['orders'], staleWhenRefused, failed }, REFUSAL)
    const asked = vi.fn(async () => 'list')
    const list = new QueryObserver(screen.client, { queryKey: ['orders'], queryFn: asked })
    list.subscribe(() => {})
    await expect.poll(() => list.getCurrentResult().data).toBe('list')
    await screen.press('a')
    await expect.poll(() => asked.mock.calls.length).toBe(afterRefusal)
    expect(screen.said).toEqual(['failed: It has changed.'])
    await screen.press('a')
    await expect.poll(() => asked.mock.calls.length).toBe(afterSuccess)
    list.destroy()
  }
})

test('one that waits for what is stale is done once that is there', async () => {
  const fresh = Promise.withResolvers<string>()
  const screen = onScreen({ stale: ['orders'], waitsForStale: true, done: 'Stored.' }, 'ok')
  const answers = [Promise.resolve('before'), fresh.promise]
  const list = new QueryObserver(screen.client, {
    queryKey: ['orders'],
    queryFn: () => answers.shift() ?? Promise.resolve('more'),
  })
  list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().data).toBe('before')
  const pressed = screen.press('a')
  await expect.poll(() => answers.length).toBe(0)
  expect(screen.said).toEqual([])
  fresh.resolve('after')
  await pressed
  expect([screen.said, list.getCurrentResult().data]).toEqual([['done: Stored.'], 'after'])
  list.destroy()
})
