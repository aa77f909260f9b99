import { createSeal } from './seal.ts'

/** A secret as it is stored, and what it is sealed by. */
export type StoredSecret = {
  secret: Buffer
  sealed_by: 'nothing' | 'secret_key' | 'server_secret'
}

/** The environment's keys: the first seals, each opens. None: secrets are stored as they are. */
export type SecretKeys = readonly Buffer[]

/** How secrets of second factors are stored. */
export function createStoredSecrets(secretKeys: SecretKeys) {
  const seals = secretKeys.map(createSeal)
  const [current] = seals

  function store(personId: number, secret: Uint8Array): StoredSecret {
    return current
      ? { secret: current.close(personId, secret), sealed_by: 'secret_key' }
      : { secret: Buffer.from(secret), sealed_by: 'nothing' }
  }

  /** Throws when it was sealed by none of the keys, for another person, or changed. */
  function read(personId: number, { secret, sealed_by }: StoredSecret): Buffer {
    if (sealed_by === 'nothing') return secret
    const opened =
      sealed_by === 'secret_key' && firstOf(seals, (seal) => seal.open(personId, secret))
    if (!opened) throw new Error(`a second factor is sealed by another key: ${sealed_by}`)
    return opened
  }

  /** Whether it is stored as `store` would store it now. */
  function isCurrent(personId: number, { secret, sealed_by }: StoredSecret): boolean {
    if (!current) return sealed_by === 'nothing'
    const isSealed = sealed_by === 'secret_key'
    return isSealed && firstOf([current], (seal) => seal.open(personId, secret)) !== undefined
  }
  return { store, read, isCurrent }
}

/** What the first gives that does not throw. */
function firstOf<One, Given>(ones: readonly One[], give: (one: One) => Given): Given | undefined {
  for (const one of ones) {
    try {
      return give(one)
    } catch {
      // The next may.
    }
  }
  return undefined
}
