import { unavailable } from '../endpoint/refuse-field.ts'
import { tooManyRequests } from './too-many-requests.ts'

const MIB = 1024 * 1024
/** Bytes that bodies above the usual size may take at once: of an account two price lists, of a server twelve. */
export const LARGE_BODIES = { ofAccount: 20 * MIB, ofServer: 120 * MIB }
// What an import usually takes.
const RETRY_AFTER_SECONDS = 5

export type LargeBodies = {
  /** Takes room for a body that an account may send, or refuses; what it returns gives the room back. */
  take(accountId: number, bytes: number): () => void
  /** Bytes for which room is taken. */
  held(): number
}

/** Room for bodies above the usual size: an account that fills its own leaves the others theirs. */
export function createLargeBodies(): LargeBodies {
  const heldBy = new Map<number, number>()
  let held = 0

  function add(accountId: number, bytes: number): void {
    held += bytes
    const own = (heldBy.get(accountId) ?? 0) + bytes
    if (own > 0) heldBy.set(accountId, own)
    else heldBy.delete(accountId)
  }
  return {
    take(accountId, bytes) {
      const own = (heldBy.get(accountId) ?? 0) + bytes
      // guard: large bodies: so much of an account at once [large-bodies]
      if (own > LARGE_BODIES.ofAccount) throw tooManyRequests(RETRY_AFTER_SECONDS)
      // guard: large bodies: so much of a server at once [large-bodies]
      if (held + bytes > LARGE_BODIES.ofServer) throw unavailable(RETRY_AFTER_SECONDS)
      add(accountId, bytes)
      return () => add(accountId, -bytes)
    },
    held: () => held,
  }
}
