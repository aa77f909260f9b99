import { unavailable } from '../endpoint/refuse-field.ts'
import { tooManyRequests } from './too-many-requests.ts'

const RETRY_AFTER_SECONDS = 5

export type Room = {
  /** Takes so much for an account, or refuses; what it returns gives it back. */
  take(accountId: number, much: number): () => void
  /** How much is taken. */
  held(): number
}

/** Room for what is large or lasts: an account that fills its own leaves the others theirs. */
export function createRoom(most: { ofAccount: number; ofServer: number }): Room {
  const heldBy = new Map<number, number>()
  let held = 0

  function add(accountId: number, much: number): void {
    held += much
    const own = (heldBy.get(accountId) ?? 0) + much
    if (own > 0) heldBy.set(accountId, own)
    else heldBy.delete(accountId)
  }
  return {
    take(accountId, much) {
      const own = (heldBy.get(accountId) ?? 0) + much
      // guard: room: so much of an account at once [large-bodies, paper-archives]
      if (own > most.ofAccount) throw tooManyRequests(RETRY_AFTER_SECONDS)
      // guard: room: so much of a server at once [large-bodies, paper-archives]
      if (held + much > most.ofServer) throw unavailable(RETRY_AFTER_SECONDS)
      add(accountId, much)
      return () => add(accountId, -much)
    },
    held: () => held,
  }
}
