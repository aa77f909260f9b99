/** A page of ours out of an address anybody may have written (RELIABILITY A049); undefined for anything else. */
export function safeRedirect(target: string | undefined, origin: string): string | undefined {
  // A browser drops control characters and reads a backslash as a slash before it parses.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined
  const url = URL.parse(target, origin)
  if (url?.origin !== origin) return undefined
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') || url.pathname === '/login' ? undefined : path
}
