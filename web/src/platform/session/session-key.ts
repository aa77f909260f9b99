import { readCookie } from '../storage/cookies.ts'
import { clearStoredAtLogout, readStored, writeStored } from '../storage/stored.ts'
import { sessionState } from './session-state.ts'

/** The readable cookie beside the session's: without it nobody is signed in, and no request is needed. */
export function sessionCookieHint(): string | undefined {
  return sessionState() === 'signed-in' ? readCookie('signedin') : undefined
}

/** Identifies this session among those of this browser; a visitor has none. Stored data names it as its owner. */
export function sessionKey(): string | undefined {
  return sessionState() === 'signed-in' ? readCookie('csrftoken') : undefined
}

let pinnedToken: string | undefined

/**
 * This page's session is not the one that the browser has any more, and the page is about to be loaded anew. What somebody
 * still sends from it is for the session that it shows: the server refuses it, instead of doing it for another business.
 */
export function leaveSession(key: string | undefined): void {
  pinnedToken ??= key
}

/** What shows the server which session a call is for. */
export function csrfToken(): string | undefined {
  return pinnedToken ?? readCookie('csrftoken')
}

/** On start: what local storage holds for another session goes. */
export function clearStoredOfOthers(key = sessionKey()): void {
  if (readStored('owner') === key) return
  clearStoredAtLogout()
  if (key !== undefined) writeStored('owner', key)
}
