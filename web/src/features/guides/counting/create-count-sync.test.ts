import { expect, test } from 'vitest'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import { createCountSync } from './create-count-sync.ts'
import type { CountOutcome } from './send-counts-request.ts'
import type { UnsentCount } from './unsent-counts.ts'

/** What a device stores, from one page to the next. */
function aDevice() {
  const stored = new Map<string, object>()
  const area: AccountStorage = {
    keys: () => [...stored.keys()],
    read(key, is) {
      const value: unknown = stored.get(key)
      return is(value) ? value : undefined
    },
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
  let now = 1_000
  const sent: (readonly UnsentCount[])[] = []
  return {
    sent,
    stored,
    /** A page of it: `answer` is the server's. */
    page(answer: (counts: readonly UnsentCount[]) => Promise<CountOutcome>, canSend = true) {
      return createCountSync({
        account: () => 'chef',
        areaOf: () => area,
        send: (_guideId, counts) => {
          sent.push(counts)
          return answer(counts)
        },
        exclusively: (run) => run(),
        canSend: () => canSend,
        later: (run) => void setTimeout(run),
        now: () => now++,
      })
    },
  }
}

const events = { onAnswered: () => {}, onWrongSession: () => {} }
const answered = async (counts: readonly UnsentCount[]): Promise<CountOutcome> => ({
  kind: 'answered',
  counts: counts.map(({ itemId }) => ({ item_public_id: itemId, count: null, replaced: null })),
})
const amounts = (counts: readonly UnsentCount[] = []) =>
  counts.map(({ itemId, amount }) => `${itemId} ${amount}`)

test('what was counted on a page that was closed without a network is sent by the next one, the newest of each item', async () => {
  const device = aDevice()
  const offline = device.page(answered, false)
  offline.start(events)
  offline.set('kitchen', 'onions', '3')
  offline.set('kitchen', 'leeks', '4')
  offline.set('kitchen', 'onions', '5')
  offline.stop()
  expect(device.sent).toEqual([])
  device.page(answered).start(events)
  await expect.poll(() => device.stored.size).toBe(0)
  expect(device.sent.map(amounts)).toEqual([['onions 5', 'leeks 4']])
})

test('an item that is counted again while it is being sent is sent again', async () => {
  const device = aDevice()
  const first = Promise.withResolvers<CountOutcome>()
  let times = 0
  const page = device.page((counts) => (times++ === 0 ? first.promise : answered(counts)))
  page.start(events)
  page.set('kitchen', 'onions', '3')
  await expect.poll(() => device.sent).toHaveLength(1)
  page.set('kitchen', 'onions', '4')
  first.resolve(await answered(device.sent[0] ?? []))
  await expect.poll(() => device.stored.size).toBe(0)
  expect(device.sent.map(amounts)).toEqual([['onions 3'], ['onions 4']])
})

test('counts of two guides are sent one guide after the other', async () => {
  const device = aDevice()
  const offline = device.page(answered, false)
  offline.set('kitchen', 'onions', '3')
  offline.set('bar', 'gin', '2')
  expect(await device.page(answered).flush(10_000)).toBe(0)
  expect(device.sent.map(amounts)).toEqual([['onions 3'], ['gin 2']])
})

test('what is not answered stays stored and is tried again', async () => {
  const device = aDevice()
  let times = 0
  const page = device.page(async (counts) =>
    times++ === 0 ? { kind: 'unanswered' } : answered(counts),
  )
  page.start(events)
  page.set('kitchen', 'onions', '3')
  await expect.poll(() => device.stored.size).toBe(0)
  expect(device.sent).toHaveLength(2)
})
