import { readCookie } from '../cookies.ts'
import { clearStoredAtLogout, readStored, writeStored } from '../stored.ts'

/** The readable cookie beside the session: without it nobody is signed in, and nothing need be asked. */
export function sessionCookieHint(): string | undefined {
  // Who logged out while the server was away stays out, though its cookie is still there.
  return readStored('loggedOut') === undefined ? readCookie('signedin') : undefined
}

/** Tells this session from any other of this browser; a visitor has none. What is kept for an account is kept under it. */
export function sessionKey(): string | undefined {
  return sessionCookieHint() === undefined ? undefined : readCookie('csrftoken')
}

/** On start: what local storage holds for another session goes. */
export function clearStoredOfOthers(): void {
  const mark = sessionKey()
  if (readStored('owner') === mark) return
  clearStoredAtLogout()
  if (mark !== undefined) writeStored('owner', mark)
}
