import { Refused } from '@halles/contract/client.ts'
import { api } from './api.ts'
import { clearStoredAtLogout } from './stored.ts'

let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('session')
  return channel
}

/** Opens a session; the caller then loads its page anew. Throws what the server refuses. */
export async function signIn(credentials: Parameters<typeof api.login>[0]) {
  const answer = await api.login(credentials)
  clearStoredAtLogout()
  otherTabs().postMessage('changed')
  return answer
}

/** Ends the session and loads the landing page anew. A failure is only logged (SPEC section 8). */
export async function signOut(): Promise<void> {
  try {
    await api.logout()
  } catch (error) {
    const alreadyOut = error instanceof Refused && error.status === 401
    // biome-ignore lint/suspicious/noConsole: the log SPEC names
    if (!alreadyOut) return console.error(error)
  }
  leave()
}

/** After a session has ended: nothing of the account stays in memory, here or in other tabs. */
export function leave(): void {
  clearStoredAtLogout()
  otherTabs().postMessage('changed')
  location.assign('/')
}

/** Runs when another tab signed in or out. */
export function onSessionChangedElsewhere(run: () => void): void {
  otherTabs().addEventListener('message', run)
}
