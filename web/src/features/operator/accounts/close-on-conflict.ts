import { Refused } from '@halles/contract/client.ts'

/** Another operator was first: the question is obsolete, and the list shows the present state. */
export function closeOnConflict(close: () => void): (error: unknown) => void {
  return (error) => {
    if (error instanceof Refused && (error.status === 404 || error.status === 409)) close()
  }
}
