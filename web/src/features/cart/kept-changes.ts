import { cartSet } from '@halles/contract/endpoints/cart.ts'
import { cart as cartSchema, setLine } from '@halles/contract/schemas/cart.ts'
import { linesOf, onTheirWay, type Wish, withWish } from '@halles/domain/cart-wish.ts'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { newKey } from '../../platform/keyed-call.ts'
import { sessionMark } from '../../platform/session-mark.ts'
import { readStored, removeStored, writeStored } from '../../platform/stored.ts'
import { type CartChange, productOf, quantityAfter } from './cart-changes.ts'
import { type Cart, type CartLine, quantityIn } from './cart-queries.ts'

type Product = CartLine['product']

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
export type KeptWish = Wish & { product: Product }
export type KeptNote = Kept['notes'][number]

const NOTHING: Kept = { wishes: [], notes: [] }

let owner = sessionMark()
let kept = read()
const listeners = new Set<() => void>()

/** Of this session only: what was kept for another is nobody's here, least of all to be sent. */
export function readKept(): Kept {
  if (sessionMark() !== owner) kept = read()
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
  else if (owner !== undefined && sessionMark() === owner)
    writeStored('cartChanges', JSON.stringify(next))
  for (const listener of [...listeners]) listener()
}

/** Keeps a change. `cart` is the server's as last known; `wasSent`: the server may have made the change already. */
export function keepChange(cart: Cart, change: CartChange, wasSent = false): void {
  const { wishes } = readKept()
  const id = productOf(change)
  const known = quantityIn(cart, id)
  const earlier = wishes.find((wish) => wish.productId === id)
  const about = earlier?.product ?? productIn(cart, change)
  if (!about) return
  const wanted = quantityAfter(earlier?.wanted ?? known, change)
  const ours = wasSent && wanted !== known ? [known, wanted] : [known]
  const wish = { productId: id, wanted, ours, isSent: false, product: about }
  writeKept({ ...kept, wishes: withWish<KeptWish>(wishes, wish).map(asStored) })
}

/** The lines to send: those that are on their way already, under their key, or all that is wished for by now. */
export function linesToSend(): NonNullable<Kept['sent']> {
  const { sent: earlier } = readKept()
  if (earlier) return earlier
  const sent = { key: newKey(), lines: linesOf(kept.wishes).map((line) => ({ ...line })) }
  const wishes = onTheirWay<KeptWish>(kept.wishes, sent.lines).map(asStored)
  writeKept({ ...kept, wishes, sent })
  return sent
}

export function dropNote(note: KeptNote): void {
  writeKept({ ...kept, notes: kept.notes.filter((one) => one !== note) })
}

export function asStored(wish: KeptWish): Kept['wishes'][number] {
  return { ...wish, ours: [...wish.ours] }
}

/** What is wished for, as changes to a cart. */
export function asChanges(cart: Cart, wishes: readonly KeptWish[]): CartChange[] {
  const counted = new Set(cart.cart_products.map((line) => line.product.public_id))
  return wishes.map(({ productId, wanted, product }) => {
    if (wanted === 0) return { kind: 'remove', productId }
    if (counted.has(productId)) return { kind: 'update', productId, quantity: wanted }
    return { kind: 'add', product, quantity: wanted }
  })
}

function productIn(cart: Cart, change: CartChange): Product | undefined {
  if (change.kind === 'add') {
    const { supplier } = change.product
    return { ...change.product, supplier: { minimum_order_price: '0.00', ...supplier } }
  }
  const lines = [...cart.cart_products, ...cart.unavailable]
  return lines.find((line) => line.product.public_id === change.productId)?.product
}

function read(): Kept {
  owner = sessionMark()
  // Not yet cleared by the tab that signed somebody else in.
  if (readStored('owner') !== owner) return NOTHING
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
