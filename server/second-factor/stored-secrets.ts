import { createSeal } from './seal.ts'

/** A secret as it is stored, and what it is sealed by. */
export type StoredSecret = {
  secret: Buffer
  sealed_by: 'nothing' | 'secret_key' | 'server_secret'
}

/** How secrets of second factors are stored: sealed by the environment's key, or as they are where there is none. */
export function createStoredSecrets(secretKey: Buffer | undefined) {
  const seal = secretKey && createSeal(secretKey)
  return {
    sealedBy: seal ? ('secret_key' as const) : ('nothing' as const),

    store(personId: number, secret: Uint8Array): StoredSecret {
      return seal
        ? { secret: seal.close(personId, secret), sealed_by: 'secret_key' }
        : { secret: Buffer.from(secret), sealed_by: 'nothing' }
    },

    /** Throws when it was sealed by another key, for another person, or changed. */
    read(personId: number, { secret, sealed_by }: StoredSecret): Buffer {
      if (sealed_by === 'nothing') return secret
      if (sealed_by === 'secret_key' && seal) return seal.open(personId, secret)
      throw new Error(`a second factor is sealed by another key: ${sealed_by}`)
    },
  }
}
