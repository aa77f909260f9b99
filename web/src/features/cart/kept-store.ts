import { cartSet } from '@halles/contract/endpoints/cart.ts'
import { cart as cartSchema, setLine } from '@halles/contract/schemas/cart.ts'
import type { Wish } from '@halles/domain/cart-wish.ts'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { sessionMark } from '../../platform/session-mark.ts'
import { readStored, removeStored, writeStored } from '../../platform/stored.ts'
import type { CartLine } from './cart-queries.ts'

const product = cartSchema.shape.cart_products.element.shape.product
const productId = z.string()
const quantity = z.int()

const keptSchema = z.object({
  wishes: z.array(
    z.object({
      productId,
      wanted: quantity,
      ours: z.array(quantity),
      isSent: z.boolean(),
      product,
    }),
  ),
  sent: z.object({ key: z.string(), lines: cartSet.input.shape.lines }).optional(),
  notes: z.array(
    z.union([
      z.object({ kind: z.literal('both'), productId, here: quantity, there: quantity, product }),
      z.object({
        kind: z.literal('refused'),
        productId,
        reason: setLine.shape.refused.unwrap(),
        product,
      }),
    ]),
  ),
})

/**
 * What this device keeps of the cart, across reloads: the quantities wanted while the server cannot be told, the lines
 * on their way with the key that makes sure they are set once, and what is to be said of lines both sides changed.
 */
export type Kept = z.input<typeof keptSchema>
export type KeptWish = Wish & { product: CartLine['product'] }
export type KeptNote = Kept['notes'][number]

const NOTHING: Kept = { wishes: [], notes: [] }

let kept = read()
const listeners = new Set<() => void>()

export function readKept(): Kept {
  return kept
}

export function useKept(): Kept {
  return useSyncExternalStore(subscribe, readKept)
}

export function writeKept(next: Kept): void {
  kept = next
  const isEmpty = next.wishes.length + next.notes.length === 0
  if (isEmpty) removeStored('cartChanges')
  // An answer may come after the session has ended.
  else if (sessionMark() !== undefined) writeStored('cartChanges', JSON.stringify(next))
  for (const listener of [...listeners]) listener()
}

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(readStored('cartChanges') ?? 'null')
    return isKeptShape(stored) ? stored : NOTHING
  } catch {
    return NOTHING
  }
}

function isKeptShape(stored: unknown): stored is Kept {
  return keptSchema.safeParse(stored).success
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
