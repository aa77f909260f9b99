import { Refused } from '@halles/contract/client.ts'

/** Another operator was first: what was asked is no question any more, and the list says how it is now. */
export function closeOnConflict(close: () => void): (error: unknown) => void {
  return (error) => {
    if (error instanceof Refused && (error.status === 404 || error.status === 409)) close()
  }
}
