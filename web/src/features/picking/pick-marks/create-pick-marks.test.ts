import { MAX_MARKED_LINES } from '@halles/domain/pick-list.ts'
import { expect, test } from 'vitest'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import { createPickMarks, type Outcome } from './create-pick-marks.ts'
import type { PickMarkChange } from './pick-mark-change.ts'

const open = (...names: string[]) => names.map((public_id) => ({ public_id, cases: 1, mark: null }))

/** A device whose storage outlives its pages, and a server that answers as it is told. */
function aDevice() {
  const stored = new Map<string, string>()
  const sent: PickMarkChange[] = []
  const answers: Outcome[] = []
  let ids = 0
  const area: AccountStorage = {
    keys: () => [...stored.keys()],
    read(key, is) {
      const value: unknown = JSON.parse(stored.get(key) ?? 'null')
      return is(value) ? value : undefined
    },
    write: (key, value) => stored.set(key, JSON.stringify(value)),
    remove: (key) => stored.delete(key),
  }
  const device = { isConnected: true, stored, sent, answers, aPage }
  return device

  function aPage() {
    return createPickMarks({
      area: () => area,
      async send(tap) {
        sent.push(tap)
        return answers.shift() ?? { kind: 'answered', number: sent.length, others: [] }
      },
      exclusively: (run) => run(),
      canSend: () => device.isConnected,
      later: () => {},
      now: () => 1,
      newId: () => `tap ${++ids}`,
    })
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const NO_EVENTS = { onOthers: () => {}, onSent: () => {} }

test('a tap is stored before it is sent, and sent by the next page where this one closed', async () => {
  const device = aDevice()
  device.isConnected = false
  const closed = device.aPage()
  closed.start(NO_EVENTS)
  closed.tap(open('leeks', 'beets'))
  closed.tap(open('kale'))
  expect([device.sent.length, device.stored.size]).toEqual([0, 2])

  device.isConnected = true
  const next = device.aPage()
  next.start(NO_EVENTS)
  await settled()
  expect(device.sent.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['tap 1', 2],
    ['tap 2', 1],
  ])
  next.includedIn(1)
  expect(device.stored.size).toBe(1)
  next.includedIn(2)
  expect(device.stored.size).toBe(0)
})

test('a tap on a product of more orders than one call takes goes in several, none of them too long', async () => {
  const device = aDevice()
  const page = device.aPage()
  page.start(NO_EVENTS)
  const names = Array.from({ length: 2 * MAX_MARKED_LINES + 1 }, (_, index) => `leeks ${index}`)
  page.tap(open(...names))
  await settled()
  expect(device.sent.map(({ lines }) => lines.length)).toEqual([
    MAX_MARKED_LINES,
    MAX_MARKED_LINES,
    1,
  ])
  expect(device.sent.flatMap(({ lines }) => lines.map(({ public_id }) => public_id))).toEqual(names)
})

test('a tap without an answer goes again under its key, before those made after it', async () => {
  const device = aDevice()
  device.answers.push({ kind: 'unanswered' })
  const page = device.aPage()
  page.start(NO_EVENTS)
  page.tap(open('leeks'))
  await settled()
  expect(page.isWaiting.get()).toBe(true)
  page.tap([{ public_id: 'leeks', cases: 1, mark: { id: 'tap 1', by: { first_name: null } } }])
  await settled()
  expect(device.sent.map(({ id, picked }) => [id, picked])).toEqual([
    ['tap 1', true],
    ['tap 1', true],
    ['tap 2', false],
  ])
  expect(page.isWaiting.get()).toBe(false)
})

test('a refused tap is dropped, and what somebody had picked before is reported', async () => {
  const device = aDevice()
  const others = [{ public_id: 'kale', by: { first_name: 'Luc' } }]
  device.answers.push({ kind: 'rejected' }, { kind: 'answered', number: 5, others })
  const reported: unknown[] = []
  const page = device.aPage()
  page.start({ onOthers: (found) => reported.push(found), onSent: () => reported.push('sent') })
  page.tap(open('leeks'))
  page.tap(open('kale'))
  await settled()
  expect(reported).toEqual([others, 'sent'])
  expect(page.taps.get()).toMatchObject([{ number: 5 }])
})
