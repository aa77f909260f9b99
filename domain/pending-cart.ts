import { MAX_LINE_QUANTITY } from './cart.ts'

/** Cases of a product that a device wants in the cart (0: none) and that the server has not answered yet. */
export type PendingQuantity = {
  readonly id: string
  readonly productId: string
  readonly wanted: number
  /**
   * What the server may hold by what this device was answered, and by what it sent without an answer. Any other
   * quantity was put there by somebody else. Empty while the cart is not known: nothing is sent before it is.
   */
  readonly knownServerQuantities: readonly number[]
  /** Made by + alone. */
  readonly isAddition: boolean
}

/** `add` adds one case to whatever the cart holds; the others set quantities. */
export type CartCall = 'add' | 'update' | 'remove' | 'set'

/**
 * The pending quantities with a change made after them. It takes the place of one that can still be replaced, and
 * follows one in `fixedIds`, which was sent or is to be. Changed back to what the server held for certain, and as far as
 * is known still holds, it is none.
 */
export function withChange<P extends PendingQuantity>(
  pending: readonly P[],
  change: P,
  fixedIds: ReadonlySet<string>,
): P[] {
  const newest = pending.findLast(sameProduct(change))
  const isFollowing = newest !== undefined && fixedIds.has(newest.id)
  const next: P = {
    ...change,
    wanted: Math.min(change.wanted, MAX_LINE_QUANTITY),
    knownServerQuantities: isFollowing
      ? [...newest.knownServerQuantities, newest.wanted]
      : (newest?.knownServerQuantities ?? change.knownServerQuantities),
    isAddition: change.isAddition && (isFollowing || (newest?.isAddition ?? true)),
  }
  const isTakenBack = isUnchanged(next) && change.knownServerQuantities.includes(next.wanted)
  const others = pending.filter((one) => !sameProduct(change)(one) || fixedIds.has(one.id))
  return isTakenBack ? others : [...others, next]
}

/**
 * The call that sends these quantities: the one that the server has for one line, where it is certain what that holds,
 * or all of them at once. `isFresh`: made a moment ago, with nothing pending before it; only then + is an addition.
 */
export function callFor(pending: readonly PendingQuantity[], isFresh: boolean): CartCall {
  const [only, ...others] = pending
  const [known, ...uncertain] = only?.knownServerQuantities ?? []
  if (!only || known === undefined || others.length + uncertain.length > 0) return 'set'
  if (isFresh && only.isAddition && only.wanted === known + 1) return 'add'
  if (only.wanted === 0) return 'remove'
  return known > 0 ? 'update' : 'set'
}

/** The same once the cart is known: what was added before that adds to what it holds. */
export function withKnownCart<P extends PendingQuantity>(
  pending: readonly P[],
  quantityOf: (productId: string) => number,
): P[] {
  return pending.flatMap((one) => {
    if (one.knownServerQuantities.length > 0) return [one]
    const known = quantityOf(one.productId)
    const wanted = one.isAddition ? Math.min(one.wanted + known, MAX_LINE_QUANTITY) : one.wanted
    const next = { ...one, wanted, knownServerQuantities: [known] }
    return isUnchanged(next) ? [] : [next]
  })
}

/**
 * What is left of the changes that were made while the cart was ordered: of a quantity, what is more than was ordered.
 * An order empties the cart by this device's own doing.
 */
export function afterOrder<P extends PendingQuantity>(
  pending: readonly P[],
  orderedQuantity: (productId: string) => number,
): P[] {
  return pending
    .map((one) => {
      const wanted = Math.max(0, one.wanted - orderedQuantity(one.productId))
      return { ...one, wanted, knownServerQuantities: [0] }
    })
    .filter((one) => !isUnchanged(one))
}

/** What the server holds for certain is wanted. */
export function isUnchanged({
  wanted,
  knownServerQuantities: [known, ...others],
}: PendingQuantity) {
  return known === wanted && others.length === 0
}

export function sameProduct({ productId }: { productId: string }) {
  return (other: { productId: string }) => other.productId === productId
}
