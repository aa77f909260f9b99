import { beforeEach, expect, test, vi } from 'vitest'
import { areaNameOf, sessionAccount, storeSessionAccount } from './account.ts'
import { accountStorage, clearAccountArea } from './account-storage.ts'
import { clearStoredAtLogout } from './stored.ts'

const isAnything = (_stored: unknown): _stored is unknown => true
const DAY = 24 * 60 * 60 * 1000
let storage: Record<string, string>

/** A `Storage`: its keys are its own properties. */
function aStorage(isFull = false): Record<string, string> {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      storage[key] = value
    },
    removeItem: (key: string) => delete storage[key],
  }
  return Object.create(methods)
}

function signIn(session: string | undefined): void {
  const cookie = session === undefined ? '' : `signedin=1; csrftoken=${session}`
  vi.stubGlobal('document', { cookie })
}

beforeEach(() => {
  storage = aStorage()
  vi.stubGlobal('localStorage', storage)
  signIn('a')
})

test('what is stored for an account outlives its session, and is nobody else’s', () => {
  storeSessionAccount('chef')
  accountStorage('chef').write('cart.change.1', { wanted: 3 })
  clearStoredAtLogout()
  signIn('b')
  storeSessionAccount('baker')
  expect([sessionAccount(), accountStorage('baker').keys()]).toEqual(['baker', []])
  expect(accountStorage('chef').keys()).toEqual(['cart.change.1'])
  expect(accountStorage('chef').read('cart.change.1', isAnything)).toEqual({ wanted: 3 })
})

test('an answer to a session that is replaced while it is stored is not the new one’s', () => {
  storeSessionAccount('chef', 'a')
  clearStoredAtLogout()
  signIn('b')
  storeSessionAccount('chef', 'a')
  expect(sessionAccount()).toBeUndefined()
})

test('two who act for one business have areas of their own; whoever was its account keeps the one there was', () => {
  accountStorage('bistro').write('cart.change.1', { wanted: 3 })
  storeSessionAccount(areaNameOf('bistro', 'bistro'))
  expect(accountStorage(sessionAccount() ?? '').keys()).toEqual(['cart.change.1'])
  storeSessionAccount(areaNameOf('bistro', 'cook'))
  expect(accountStorage(sessionAccount() ?? '').keys()).toEqual([])
})

test('whoever logs out leaves nothing behind, and takes nothing of the others', () => {
  for (const account of ['chef', 'chef-2']) accountStorage(account).write('cart.request', {})
  clearAccountArea('chef')
  expect(Object.keys(storage)).toEqual(['account.chef-2.cart.request'])
})

test('nothing waits for longer than a fortnight, and for no more than three others', () => {
  vi.useFakeTimers()
  const days = ['old', 'first', 'second', 'third', 'fourth']
  for (const account of days) {
    accountStorage(account).write('cart.change.1', {})
    vi.advanceTimersByTime(account === 'old' ? 12 * DAY : DAY)
  }
  storeSessionAccount('chef')
  vi.useRealTimers()
  expect(days.map((account) => accountStorage(account).keys().length)).toEqual([0, 0, 1, 1, 1])
})

test('the account is that of this session, and unknown in the next one', () => {
  storeSessionAccount('chef')
  expect(sessionAccount()).toBe('chef')
  signIn('b')
  expect(sessionAccount()).toBeUndefined()
  signIn(undefined)
  expect(sessionAccount()).toBeUndefined()
})

test('where nothing can be stored, this page alone knows what was written', () => {
  storage = aStorage(true)
  vi.stubGlobal('localStorage', storage)
  const area = accountStorage('chef')
  area.write('cart.change.1', { wanted: 3 })
  expect([area.keys(), area.read('cart.change.1', isAnything)]).toEqual([
    ['cart.change.1'],
    { wanted: 3 },
  ])
  area.remove('cart.change.1')
  expect(area.keys()).toEqual([])
})
