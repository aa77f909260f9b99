import { clearStoredOfOthers, sessionKey } from '../session/session-key.ts'
import { pruneOtherAreas } from './account-area.ts'
import { readStored, writeStored } from './stored.ts'

/** The account of this browser's session by its public id, as the server last said; undefined until it has. */
export function sessionAccount(): string | undefined {
  const session = sessionKey()
  return session !== undefined && readStored('owner') === session
    ? readStored('account')
    : undefined
}

export function storeSessionAccount(account: string): void {
  clearStoredOfOthers()
  writeStored('account', account)
  pruneOtherAreas(account)
}
