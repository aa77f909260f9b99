import { clearStoredAtLogout } from './stored.ts'

/** Nothing of the account stays on this device: at logout, when another signs in, when the session has ended. */
export async function forgetAccount(): Promise<void> {
  clearStoredAtLogout()
  try {
    const { clearAnswers } = await import('./answer-store.ts')
    await clearAnswers()
  } catch {
    // Where storage is refused there is nothing to clear.
  }
}
