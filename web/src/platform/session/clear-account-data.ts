import { clearStoredAtLogout } from '../storage/stored.ts'

/** Nothing of the account stays on this device: at logout, when another signs in, when the session has ended. */
export async function clearAccountData(): Promise<void> {
  clearStoredAtLogout()
  try {
    const { clearStoredResponses } = await import('../storage/response-store.ts')
    await clearStoredResponses()
  } catch {
    // Where storage is refused there is nothing to clear.
  }
}
