import { createRoom, type Room } from './room.ts'

const MIB = 1024 * 1024
/** Bytes that bodies above the usual size may take at once: of an account two price lists, of a server twelve. */
export const LARGE_BODIES = { ofAccount: 20 * MIB, ofServer: 120 * MIB }

export type LargeBodies = Room

/** Room for bodies above the usual size. */
export function createLargeBodies(): LargeBodies {
  return createRoom(LARGE_BODIES)
}
