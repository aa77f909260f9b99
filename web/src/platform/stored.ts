/** Every key this application keeps in local storage (SPEC sections 3 and 9), as text. */
const KEYS = [
  'lang',
  'productsSortBy',
  'productsSortDirection',
  'cart',
  'cartOpen',
  'cartChanges',
  'owner',
  'loggedOut',
] as const
type Key = (typeof KEYS)[number]

/** Belongs to the account, so it must not greet the next person at this device. */
const CLEARED_AT_LOGOUT = ['cart', 'cartOpen', 'cartChanges', 'owner'] as const

/** Storage may be refused (private windows, full disk): what is kept is a convenience, never a need. */
export function readStored(key: Key): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
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
  } catch {}
}

export function removeStored(key: Key): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

export function clearStoredAtLogout(): void {
  for (const key of CLEARED_AT_LOGOUT) removeStored(key)
}
