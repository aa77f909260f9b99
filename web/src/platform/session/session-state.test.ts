import { beforeEach, expect, test, vi } from 'vitest'
import { sessionCookieHint, sessionKey } from './session-key.ts'
import { sessionState } from './session-state.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})

test.each([
  { signedin: false, loggedOut: false, state: 'visitor', key: undefined },
  { signedin: true, loggedOut: false, state: 'signed-in', key: 'a' },
  { signedin: true, loggedOut: true, state: 'sign-out-pending', key: undefined },
  { signedin: false, loggedOut: true, state: 'sign-out-pending', key: undefined },
])('cookie $signedin, sign-out pending $loggedOut: $state', (row) => {
  vi.stubGlobal('document', { cookie: `${row.signedin ? 'signedin=1; ' : ''}csrftoken=a` })
  if (row.loggedOut) stored.set('loggedOut', 'true')
  expect(sessionState()).toBe(row.state)
  expect(sessionKey()).toBe(row.key)
  expect(sessionCookieHint()).toBe(row.key && '1')
})
