import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { WantedLine, Wish, WishNote } from '@halles/domain/cart-wish.ts'
import { useSyncExternalStore } from 'react'
import { sessionKey } from '../../platform/session-key.ts'
import { readStored, readStoredAs, removeStored, writeStored } from '../../platform/stored.ts'
import type { CartLine } from './cart-queries.ts'
import { has, isListOf, isProduct } from './stored-shape.ts'

type Product = CartLine['product']
type SetLine = Received<Endpoints['cartSet']>['lines'][number]

export type KeptWish = Wish & { product: Product }
export type KeptNote = WishNote<NonNullable<SetLine['refused']>> & { product: Product }

/**
 * What this device keeps of the cart, across reloads: the quantities wanted while the server cannot be told, the lines
 * on their way with the key that makes sure they are set once, and what is to be said of lines both sides changed.
 */
export type Kept = {
  readonly wishes: readonly KeptWish[]
  readonly sent?: { readonly key: string; readonly lines: readonly WantedLine[] }
  readonly notes: readonly KeptNote[]
}

const NOTHING: Kept = { wishes: [], notes: [] }

let owner = sessionKey()
let kept = read()
const listeners = new Set<() => void>()

/** Of this session only: what was kept for another is nobody's here, least of all to be sent. */
export function readKept(): Kept {
  if (sessionKey() !== owner) kept = read()
  return kept
}

export function useKept(): Kept {
  return useSyncExternalStore(subscribe, readKept)
}

export function writeKept(next: Kept): void {
  kept = next
  const isEmpty = next.wishes.length + next.notes.length === 0
  if (isEmpty) removeStored('cartChanges')
  // An answer may come after the session has ended, or another has begun.
  else if (owner !== undefined && sessionKey() === owner)
    writeStored('cartChanges', JSON.stringify(next))
  for (const listener of [...listeners]) listener()
}

function read(): Kept {
  owner = sessionKey()
  // Not yet cleared by the tab that signed somebody else in.
  if (readStored('owner') !== owner) return NOTHING
  return readStoredAs('cartChanges', isKept) ?? NOTHING
}

function isKept(stored: unknown): stored is Kept {
  return (
    has(stored, 'wishes', 'notes') &&
    isListOf(stored.wishes, isWish) &&
    isListOf(stored.notes, isNote) &&
    (!has(stored, 'sent') || has(stored.sent, 'key', 'lines'))
  )
}

function isWish(stored: unknown): boolean {
  return (
    has(stored, 'productId', 'wanted', 'ours', 'isSent', 'product') && isProduct(stored.product)
  )
}

function isNote(stored: unknown): boolean {
  return has(stored, 'kind', 'productId', 'product') && isProduct(stored.product)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** Another tab changed it, or logged out. */
function readAgain(): void {
  kept = read()
  for (const listener of [...listeners]) listener()
}
