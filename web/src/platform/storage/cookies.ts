import { requestScope } from '../request-scope.ts'

/** The value of a readable cookie. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = requestScope()
    .cookie.split('; ')
    .find((part) => part.startsWith(start))
  return pair?.slice(start.length)
}
