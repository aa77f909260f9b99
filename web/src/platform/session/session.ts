import { Refused } from '@halles/contract/client.ts'
import { api, apiWithOverlay, isUnreachable } from '../api/api.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { tabChannel } from '../api/tab-channel.ts'
import { clearAccountArea } from '../storage/account-storage.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { clearAccountData } from './clear-account-data.ts'
import { leaveSession, sessionCookieHint, sessionKey } from './session-key.ts'
import { sessionState } from './session-state.ts'

/** How long a sign-in waits for the lock and the server. */
const PATIENCE_MS = 10_000

/**
 * A sign-in, a logout that is owed and the end of a hint all write the session's cookies: at once, whichever tab they are
 * in, the one would end what the other began.
 */
const SESSION_LOCK = 'session'

/** Opens a session; the caller then loads its page anew. Throws what the server refuses. */
export function signIn(credentials: Parameters<typeof apiWithOverlay.login>[0]) {
  return beginSession(() => apiWithOverlay.login(credentials))
}

/** The same, for the business of an invitation. */
export function acceptInvitation(
  accepted: Parameters<typeof apiWithOverlay.teamInvitationAccept>[0],
) {
  return beginSession(() => apiWithOverlay.teamInvitationAccept(accepted))
}

/** The same, for another business of whoever is signed in. What this device has not sent for the present one stays on it. */
export function switchBusiness(business: string) {
  return beginSession(() => apiWithOverlay.businessSwitch({ business }))
}

function beginSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return oneAtATime(SESSION_LOCK, async () => {
    const before = sessionKey()
    const answer = await call()
    leaveSession(before)
    removeStored('loggedOut')
    const cleared = clearAccountData()
    // At once: until other tabs know, they show one business and would send for another.
    tabChannel('session').postMessage('changed')
    await cleared
    return answer
  })
}

/**
 * Ends the session and loads the landing page anew. A failure is only logged (product.md 8), but without
 * a server too this device removes the account's data at once, and the session ends when the server answers.
 */
export async function signOut(): Promise<void> {
  try {
    await apiWithOverlay.logout()
  } catch (error) {
    if (isUnreachable(error)) writeStored('loggedOut', 'true')
    // biome-ignore lint/suspicious/noConsole: the log product.md 8 names
    else if (!isAlreadyOut(error)) return console.error(error)
  }
  await resetAndReload()
}

/**
 * Ends the session so that somebody else can go on at this address, and loads the page anew. What this device has not sent
 * stays on it, as when somebody else signs in. Throws what kept the session from ending.
 */
export async function endSessionHere(): Promise<void> {
  try {
    await apiWithOverlay.logout()
  } catch (error) {
    if (!isAlreadyOut(error)) throw error
  }
  await clearAccountData()
  tabChannel('session').postMessage('changed')
  location.reload()
}

/** Ends the session of who logged out while the server was away. */
export async function finishSignOut(): Promise<void> {
  if (sessionState() !== 'sign-out-pending') return
  await oneAtATime(SESSION_LOCK, async () => {
    // Somebody may have signed in meanwhile: the session is theirs now.
    if (sessionState() !== 'sign-out-pending') return
    try {
      await api.logout({}, { signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      if (!isAlreadyOut(error)) return
    }
    removeStored('loggedOut')
  })
}

/** Whether the cookies of this browser are no session's any more, seen while no tab signs in. Then the hint is gone. */
export async function isSessionOver(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const ask = () => api.authCsrf({ session: 'over' }, { signal })
  try {
    await oneAtATime(SESSION_LOCK, ask, signal)
  } catch (error) {
    if (signal.aborted) throw new Refused(0, undefined)
    if (isUnreachable(error)) throw error
  }
  return sessionCookieHint() === undefined
}

/** After a session was ended on purpose: nothing of the account stays in memory or on this device, nor in other tabs. */
export async function resetAndReload(): Promise<void> {
  const account = readStored('account')
  if (account !== undefined) clearAccountArea(account)
  await clearAccountData()
  tabChannel('session').postMessage('changed')
  location.assign('/')
}

/**
 * When another tab signed in or out. Whoever had a session here is shown a new page: what this one holds in memory, on
 * screen and on its way is of another account. A visitor's page holds nothing of anybody, and goes on with `run`.
 */
export function onSessionChangedElsewhere(run: () => void): void {
  let key = sessionKey()
  const look = () => {
    if (sessionKey() === key) return
    if (key !== undefined) {
      leaveSession(key)
      return location.reload()
    }
    key = sessionKey()
    run()
  }
  tabChannel('session').addEventListener('message', look)
  // A frozen or cached page does not receive messages.
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', () => document.hidden || look())
}

function isAlreadyOut(error: unknown): boolean {
  return error instanceof Refused && error.status === 401
}
