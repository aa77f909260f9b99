import { expect, test, vi } from 'vitest'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import type { RestaurantOrder } from '../order-queries.ts'
import { createReceiptSync } from './create-receipt-sync.ts'
import type { ReceiptOutcome } from './send-receipt.ts'
import { type UnsentReceipt, writeDraft } from './stored-receipts.ts'

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
  const sent: string[] = []
  return {
    sent,
    stored,
    area,
    page(answer: (receipt: UnsentReceipt) => Promise<ReceiptOutcome>, canSend = true) {
      return createReceiptSync({
        account: () => 'chef',
        areaOf: () => area,
        send: (receipt) => {
          sent.push(`${receipt.body.supplier_order_public_id} ${receipt.key}`)
          return answer(receipt)
        },
        exclusively: (run) => run(),
        canSend: () => canSend,
        later: (run) => void setTimeout(run),
        now: Date.now,
      })
    },
  }
}

const events = { onAnswered: () => {}, onWrongSession: () => {} }
const received = async (): Promise<ReceiptOutcome> => ({
  kind: 'received',
  order: {} as RestaurantOrder,
})
const receipt = (part: string, key: string): UnsentReceipt => ({
  body: { supplier_order_public_id: part, day: '2026-11-24' },
  key,
})
const draft = { day: '2026-11-24', lines: {}, note: '', asksCredit: true }

test('what was received on a page that was closed without a network is sent by the next one, under its key, and its draft goes', async () => {
  const device = aDevice()
  writeDraft(device.area, 'meat', draft)
  const offline = device.page(received, false)
  offline.start(events)
  offline.send(receipt('meat', 'one'))
  offline.stop()
  expect(device.sent).toEqual([])
  device.page(received).start(events)
  await expect.poll(() => device.stored.size).toBe(0)
  expect(device.sent).toEqual(['meat one'])
})

test('without an answer it is sent again under the same key', async () => {
  const device = aDevice()
  let times = 0
  const page = device.page(async () => (times++ < 2 ? { kind: 'unanswered' } : received()))
  page.start(events)
  page.send(receipt('meat', 'one'))
  await expect.poll(() => device.stored.size).toBe(0)
  expect(device.sent).toEqual(['meat one', 'meat one', 'meat one'])
})

test('what the server refuses is not sent again, and its draft stays', async () => {
  const device = aDevice()
  writeDraft(device.area, 'meat', draft)
  const page = device.page(async () => ({ kind: 'refused', message: 'Non', order: undefined }))
  const onAnswered = vi.fn()
  page.start({ ...events, onAnswered })
  page.send(receipt('meat', 'one'))
  await expect.poll(() => onAnswered).toHaveBeenCalledOnce()
  expect([...device.stored.keys()]).toEqual(['receipt.draft.meat'])
})

test('of a delivery that is noted again before it was sent, the last is sent', async () => {
  const device = aDevice()
  const offline = device.page(received, false)
  offline.send(receipt('meat', 'one'))
  offline.send(receipt('fish', 'two'))
  offline.send(receipt('meat', 'three'))
  expect(await device.page(received).flush(10_000)).toBe(0)
  expect(device.sent.toSorted()).toEqual(['fish two', 'meat three'])
})
