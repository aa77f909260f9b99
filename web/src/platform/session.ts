import { Refused } from '@halles/contract/client.ts'
import { api, isUnreachable, quietly } from './api.ts'
import { forgetAccount } from './forget-account.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('session')
  return channel
}

/** Opens a session; the caller then loads its page anew. Throws what the server refuses. */
export async function signIn(credentials: Parameters<typeof api.login>[0]) {
  const answer = await api.login(credentials)
  await forgetAccount()
  removeStored('loggedOut')
  otherTabs().postMessage('changed')
  return answer
}

/**
 * Ends the session and loads the landing page anew. A failure is only logged (SPEC section 8), but a server that is
 * away keeps nobody in: this device forgets the account at once, and the session ends when the server answers.
 */
export async function signOut(): Promise<void> {
  try {
    await api.logout()
  } catch (error) {
    if (isUnreachable(error)) writeStored('loggedOut', 'true')
    // biome-ignore lint/suspicious/noConsole: the log SPEC names
    else if (!isAlreadyOut(error)) return console.error(error)
  }
  await leave()
}

/** Ends the session of who logged out while the server was away. */
export async function finishSignOut(): Promise<void> {
  if (readStored('loggedOut') === undefined) return
  try {
    await quietly.logout()
  } catch (error) {
    if (!isAlreadyOut(error)) return
  }
  removeStored('loggedOut')
}

/** After a session has ended: nothing of the account stays in memory, here or in other tabs. */
export async function leave(): Promise<void> {
  await forgetAccount()
  otherTabs().postMessage('changed')
  location.assign('/')
}

/** Runs when another tab signed in or out. */
export function onSessionChangedElsewhere(run: () => void): void {
  otherTabs().addEventListener('message', run)
}

function isAlreadyOut(error: unknown): boolean {
  return error instanceof Refused && error.status === 401
}
