import { createHash, randomBytes } from 'node:crypto'

/** What opens a session or stands in a mailed link: 256 random bits, which only the browser or the mailbox keeps. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of it. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
