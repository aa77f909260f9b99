import { linesOf, onTheirWay, withWish } from '@halles/domain/cart-wish.ts'
import { newKey } from '../../platform/keyed-call.ts'
import { type CartChange, productOf, quantityAfter } from './cart-changes.ts'
import { type Cart, type CartLine, quantityIn } from './cart-queries.ts'
import { type Kept, type KeptNote, type KeptWish, readKept, writeKept } from './kept-store.ts'

type Product = CartLine['product']
type Refusal = Extract<KeptNote, { kind: 'refused' }>['reason']

/** Keeps a change. `cart` is the server's as last known; `wasSent`: the server may have made the change already. */
export function keepChange(cart: Cart, change: CartChange, wasSent = false): void {
  const kept = readKept()
  const { wishes } = kept
  const id = productOf(change)
  const known = quantityIn(cart, id)
  const earlier = wishes.find((wish) => wish.productId === id)
  const about = earlier?.product ?? productIn(cart, change)
  if (!about) return
  const wanted = quantityAfter(earlier?.wanted ?? known, change)
  const ours = wasSent && wanted !== known ? [known, wanted] : [known]
  const wish = { productId: id, wanted, ours, isSent: false, product: about }
  writeKept({ ...kept, wishes: withWish<KeptWish>(wishes, wish) })
}

/** The lines to send: those that are on their way already, under their key, or all that is wished for by now. */
export function linesToSend(): NonNullable<Kept['sent']> {
  const kept = readKept()
  if (kept.sent) return kept.sent
  const sent = { key: newKey(), lines: linesOf(kept.wishes) }
  const wishes = onTheirWay(kept.wishes, sent.lines)
  writeKept({ ...kept, wishes, sent })
  return sent
}

/** What the server would not take of a change is told in the cart until it is read. */
export function noteRefusal(cart: Cart, change: CartChange, reason: Refusal): void {
  const about = productIn(cart, change)
  const id = productOf(change)
  if (!about) return
  const kept = readKept()
  const others = kept.notes.filter((note) => note.productId !== id)
  const note = { kind: 'refused' as const, productId: id, reason, product: about }
  writeKept({ ...kept, notes: [...others, note] })
}

export function dropNote(note: KeptNote): void {
  const kept = readKept()
  writeKept({ ...kept, notes: kept.notes.filter((one) => one !== note) })
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
