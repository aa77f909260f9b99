import { perRequest } from '../request-scope.ts'
import { isMirrored, MIRRORED, readMirrored, writeMirrored } from './device-cookie.ts'

/** Every key this application stores in local storage (product.md 3 and 9), as text. */
const KEYS = [
  'lang',
  'productsSortBy',
  'productsSortDirection',
  'searchSortBy',
  'searchSortDirection',
  'cart',
  'cartOpen',
  'cartChanges',
  'drafts',
  'owner',
  'account',
  'loggedOut',
  'orderSound',
  'homeVisited',
  'keyboardHintSeen',
] as const
/** What outlives a session has a key of its account's: see account-area.ts. */
type Key = (typeof KEYS)[number] | `account.${string}`

/** Removed at logout, because the next user is another person. */
const CLEARED_AT_LOGOUT = [
  'cart',
  'cartOpen',
  'cartChanges',
  'drafts',
  'owner',
  'account',
  'homeVisited',
  'keyboardHintSeen',
] as const

/** An idle session ends after as long, and what a device stores of an account is removed. */
export const MAX_STORED_AGE_MS = 14 * 24 * 60 * 60 * 1000

/** Storage may be refused (private windows, full disk): then this page alone knows what was written. */
const memoryOnly = perRequest(() => new Map<Key, string>())

export function readStored(key: Key): string | undefined {
  if (typeof localStorage === 'undefined') return readMirrored(key)
  try {
    return memoryOnly().get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** What was written as JSON; undefined where it is not what it should be, for anybody may have written it. */
export function readStoredAs<T>(key: Key, is: (stored: unknown) => stored is T): T | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null')
    return is(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
    memoryOnly().delete(key)
  } catch {
    memoryOnly().set(key, value)
  }
  mirrorInCookie(key)
}

export function removeStored(key: Key): void {
  memoryOnly().delete(key)
  try {
    localStorage.removeItem(key)
  } catch {}
  mirrorInCookie(key)
}

/** The keys that begin so. */
export function storedKeys<Prefix extends `account.${string}`>(
  prefix: Prefix,
): `${Prefix}${string}`[] {
  const isOne = (key: string): key is `${Prefix}${string}` => key.startsWith(prefix)
  try {
    return [...new Set([...Object.keys(localStorage), ...memoryOnly().keys()])].filter(isOne)
  } catch {
    return [...memoryOnly().keys()].filter(isOne)
  }
}

export function clearStoredAtLogout(): void {
  for (const key of CLEARED_AT_LOGOUT) removeStored(key)
}

/** So that the server renders a page as this device shows it. */
export function mirrorInCookie(changed?: Key): void {
  if (changed !== undefined && !isMirrored(changed)) return
  writeMirrored(MIRRORED.map((key) => [key, readStored(key)] as const))
}

/** How this device shows a page that is rendered for it. The language is the page's own. */
export function storedOfPages(): string {
  return MIRRORED.flatMap((key) => (key === 'lang' ? [] : (readStored(key) ?? ''))).join()
}
