import { createHash, randomBytes } from 'node:crypto'

/** A session's id: 256 random bits that only the browser keeps. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of it. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
