import { MAX_STORED_AGE_MS, readStoredAs, removeStored, storedKeys, writeStored } from './stored.ts'

/** A device on a counter is used by several people. */
const MAX_OTHER_ACCOUNTS = 3

/** What a device stores for an account beyond its session, by key: what its owner did, and the server has not answered. */
export type AccountStorage = {
  keys: () => string[]
  read: <T>(key: string, is: (stored: unknown) => stored is T) => T | undefined
  write: (key: string, value: object) => void
  remove: (key: string) => void
}

type Timestamped = { at: number; value: unknown }

export function accountStorage(account: string): AccountStorage {
  const prefix = `account.${account}.` as const
  return {
    keys: () => storedKeys(prefix).map((key) => key.slice(prefix.length)),
    read(key, is) {
      const value = readStoredAs(`${prefix}${key}`, isTimestamped)?.value
      return is(value) ? value : undefined
    },
    write(key, value) {
      writeStored(
        `${prefix}${key}`,
        JSON.stringify({ at: Date.now(), value } satisfies Timestamped),
      )
    },
    remove: (key) => removeStored(`${prefix}${key}`),
  }
}

/** Whoever logs out leaves nothing behind. */
export function clearAccountArea(account: string): void {
  for (const key of storedKeys(`account.${account}.`)) removeStored(key)
}

/** Of the accounts that others have on this device, all but the latest few go, and what is old. */
export function pruneOtherAreas(own: string): void {
  const writtenAt = new Map<string, number>()
  for (const key of storedKeys('account.')) {
    const [, account = ''] = key.split('.')
    const at = readStoredAs(key, isTimestamped)?.at ?? 0
    if (account !== own) writtenAt.set(account, Math.max(at, writtenAt.get(account) ?? 0))
  }
  const latestFirst = [...writtenAt].toSorted(([, a], [, b]) => b - a)
  for (const [index, [account, at]] of latestFirst.entries()) {
    if (index >= MAX_OTHER_ACCOUNTS || Date.now() - at > MAX_STORED_AGE_MS)
      clearAccountArea(account)
  }
}

function isTimestamped(stored: unknown): stored is Timestamped {
  return typeof stored === 'object' && stored !== null && 'at' in stored && 'value' in stored
    ? typeof stored.at === 'number'
    : false
}
