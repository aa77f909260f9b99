import { createHmac } from 'node:crypto'

/** What is stored of whoever is counted: it distinguishes callers without naming them, and differs in every database. */
export type KeyedHash = (text: string) => Buffer

export function createKeyedHash(secret: Buffer): KeyedHash {
  return (text) => createHmac('sha256', secret).update(text).digest()
}
