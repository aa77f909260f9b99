import { readCookie } from '../cookies.ts'
import { clearStoredAtLogout, readStored, writeStored } from '../stored.ts'
import { sessionState } from './session-state.ts'

/** The readable cookie beside the session: without it nobody is signed in, and nothing need be asked. */
export function sessionCookieHint(): string | undefined {
  return sessionState() === 'signed-in' ? readCookie('signedin') : undefined
}

/** Tells this session from any other of this browser; a visitor has none. What is stored for an account is stored under it. */
export function sessionKey(): string | undefined {
  return sessionState() === 'signed-in' ? readCookie('csrftoken') : undefined
}

/** On start: what local storage holds for another session goes. */
export function clearStoredOfOthers(): void {
  const key = sessionKey()
  if (readStored('owner') === key) return
  clearStoredAtLogout()
  if (key !== undefined) writeStored('owner', key)
}
