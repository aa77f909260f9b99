import { readCookie } from './cookies.ts'

/** What a device stores that changes how a page is rendered. Nothing of an account. */
export const MIRRORED = [
  'lang',
  'productsSortBy',
  'productsSortDirection',
  'searchSortBy',
  'searchSortDirection',
  'loggedOut',
] as const

type Mirrored = (typeof MIRRORED)[number]

const NAME = 'device'
/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

export function isMirrored(key: string): key is Mirrored {
  return MIRRORED.some((one) => one === key)
}

/** As the device said it last. */
export function readMirrored(key: string): string | undefined {
  return new URLSearchParams(readCookie(NAME)).get(key) ?? undefined
}

export function writeMirrored(values: readonly (readonly [Mirrored, string | undefined])[]): void {
  if (typeof document === 'undefined') return
  const known = values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = new URLSearchParams(known)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and not over http
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
