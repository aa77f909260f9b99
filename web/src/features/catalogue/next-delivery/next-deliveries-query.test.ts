import { fr } from '@halles/texts/fr.ts'
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchNow } from '../../../platform/api/cross-tab-invalidation.ts'
import { setLanguage } from '../../../platform/language/language.ts'
import { nextDeliveryOptions } from './next-deliveries-query.ts'

const NOON = '2026-03-02T12:00:00-05:00'
// As in a browser: without a window no query is asked for again by the clock.
environmentManager.setIsServer(() => false)
const client = new QueryClient()
/** The suppliers of each request. */
const asked: string[][] = []
/** By supplier, in how many minutes its cut-off is; the others deliver by no day. */
const cutOffs = new Map<string, number>()

beforeEach(() => {
  vi.useFakeTimers()
  setLanguage({ language: 'fr', texts: fr })
  asked.length = 0
  cutOffs.clear()
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  vi.stubGlobal('fetch', (path: string) => {
    const { searchParams } = new URL(path, 'http://halles.example')
    const ids = (searchParams.get('supplier_public_ids') ?? '').split(',')
    asked.push(ids)
    return Promise.resolve(Response.json({ deliveries: ids.flatMap(deliveryOf) }))
  })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

function deliveryOf(supplier_public_id: string) {
  const minutes = cutOffs.get(supplier_public_id)
  if (minutes === undefined) return []
  const cut_off_at = new Date(Date.parse(NOON) + minutes * 60_000).toISOString()
  const times = { day: '2026-03-03', from: '07:00', to: '09:00', cut_off_at, is_late: false }
  return [{ supplier_public_id, ...times, weekdays: [2], at: NOON }]
}

/** A list whose rows are of these suppliers. */
function aList(...suppliers: string[]) {
  const drawn = new Map<string, () => void>()
  function scrollTo(...next: string[]) {
    for (const [id, stop] of drawn) if (!next.includes(id)) stop()
    for (const id of drawn.keys()) if (!next.includes(id)) drawn.delete(id)
    for (const id of next) {
      const observer = new QueryObserver(client, nextDeliveryOptions(id))
      if (!drawn.has(id))
        drawn.set(
          id,
          observer.subscribe(() => {}),
        )
    }
  }
  scrollTo(...suppliers)
  return { scrollTo, leave: () => scrollTo() }
}

const soon = () => vi.advanceTimersByTimeAsync(1_000)
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('rows that are drawn together are asked for together, and scrolling asks for new suppliers alone', async () => {
  const list = aList('a', 'b')
  await soon()
  list.scrollTo('b', 'c')
  await soon()
  list.scrollTo('a', 'b')
  await soon()
  list.leave()
  expect(asked).toEqual([['a', 'b'], ['c']])
})

test('what is announced of orders asks for none, and neither does coming back to a list', async () => {
  aList('a', 'b').leave()
  const list = aList('a', 'b')
  await soon()
  await refetchNow(client, ['orders'])
  await soon()
  list.leave()
  const again = aList('a', 'b')
  await soon()
  again.leave()
  expect(asked).toEqual([['a', 'b']])
})

test('after a cut-off only those on screen whose answer it ends are asked for again', async () => {
  for (const id of ['a', 'b', 'c']) cutOffs.set(id, 5)
  const list = aList('a', 'b', 'c', 'd')
  await soon()
  list.scrollTo('b', 'c', 'd')
  cutOffs.clear()
  await minutes(6)
  list.leave()
  expect(asked).toEqual([
    ['a', 'b', 'c', 'd'],
    ['b', 'c'],
  ])
})

test('a row that is drawn anew before its cut-off is asked for again at it', async () => {
  cutOffs.set('a', 5)
  const list = aList('a')
  await soon()
  await minutes(4)
  list.leave()
  const again = aList('a')
  await minutes(1)
  await soon()
  again.leave()
  expect(asked).toEqual([['a'], ['a']])
})

test('no request names more suppliers than the server takes', async () => {
  aList(...Array.from({ length: 70 }, (_, index) => `supplier ${index}`)).leave()
  await soon()
  expect(asked.map((ids) => ids.length)).toEqual([60, 10])
})
