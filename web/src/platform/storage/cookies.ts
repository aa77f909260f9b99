/** The value of a readable cookie of this document. While a page is rendered at build there is none, and no document. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start))
  return pair?.slice(start.length)
}
