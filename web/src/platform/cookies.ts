/** The value of a readable cookie of this document. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start))
  return pair?.slice(start.length)
}
