/** A page of ours out of an address anybody may have written (A049); undefined for anything else. */
export function safeRedirect(target: string | undefined, origin: string): string | undefined {
  // A browser drops control characters and reads a backslash as a slash before it parses.
  // guard: redirect: nothing that a browser reads as another host [safe-redirect]
  //   code: || /[\\\p{Cc}]/u.test(target)
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined
  const url = URL.parse(target, origin)
  // guard: redirect: only into Halles [safe-redirect]
  if (url?.origin !== origin) return undefined
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') || url.pathname === '/login' ? undefined : path
}
