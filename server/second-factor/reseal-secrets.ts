import type { Database } from '../database/connect.ts'
import { deleteServerSecret, findServerSecret } from '../database/server-secret-sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { StartRefused } from '../start-refused.ts'
import { createSeal } from './seal.ts'
import { lockStoredSecrets, updateStoredSecret } from './second-factor-sql.ts'
import { createStoredSecrets, type SecretKeys, type StoredSecret } from './stored-secrets.ts'

/**
 * Brings every second factor to how this server stores them, once at its start: those of before, which a key in the
 * database sealed, those that were stored without a key where there is one now, and those of a key that is no longer the
 * first. Refuses to start on secrets that it
 * could not read. Servers that start at once do it one after the other.
 */
export function resealSecrets(database: Database, secretKeys: SecretKeys): Promise<void> {
  const secrets = createStoredSecrets(secretKeys)
  return inTransaction(database, async (tx) => {
    const factors = await lockStoredSecrets(tx)
    const serverSecret = await findServerSecret(tx, 'second-factor')
    const serverSeal = serverSecret && createSeal(serverSecret)

    function secretOf(personId: number, stored: StoredSecret): Uint8Array {
      const isOfBefore = stored.sealed_by === 'server_secret' && serverSeal
      return isOfBefore ? serverSeal.open(personId, stored.secret) : secrets.read(personId, stored)
    }
    for (const { person_id, ...stored } of factors) {
      const secret = readable(() => secretOf(person_id, stored))
      if (secrets.isCurrent(person_id, stored)) continue
      await updateStoredSecret(tx, person_id, secrets.store(person_id, secret))
    }
    await deleteServerSecret(tx, 'second-factor')
  })
}

function readable(read: () => Uint8Array): Uint8Array {
  try {
    return read()
  } catch {
    throw new StartRefused(
      'SECRET_KEY or SECRET_KEY_PREVIOUS must be the key that second factors were sealed with; where it is lost, delete the rows of second_factor: their operators then sign in by password alone.',
    )
  }
}
