import { clearStoredOfOthers, sessionKey } from '../session/session-key.ts'
import { pruneOtherAreas } from './account-storage.ts'
import { readStored, writeStored } from './stored.ts'

/**
 * Whose session this browser has, as the server last said; undefined until it has. What a device stores for somebody is
 * stored under it: two who belong to one business and share a device never send what the other did.
 */
export function sessionAccount(): string | undefined {
  const session = sessionKey()
  return session !== undefined && readStored('owner') === session
    ? readStored('account')
    : undefined
}

/** A person and the business that it acts for. Who was its account until persons had accounts of their own has one id. */
export function areaNameOf(account: string, personPublicId: string): string {
  return personPublicId === account ? account : `${account}-${personPublicId}`
}

/** Of the session whose key is given: another tab may replace it at any moment, and the new one is not this account's. */
export function storeSessionAccount(account: string, session = sessionKey()): void {
  clearStoredOfOthers(session)
  writeStored('account', account)
  pruneOtherAreas(account)
}
