import { readStoredAs, removeStored } from '../../../platform/storage/stored.ts'
import type { CartProduct } from '../cart.ts'
import { has, isListOf, isProduct } from '../stored-shape.ts'

/** A quantity that waited for the connection, as releases before `cart-sync` stored it for the session. */
export type EarlierChange = {
  productId: string
  wanted: number
  ours: number[]
  product: CartProduct
}

type Stored = { wishes: EarlierChange[] }

/** Hands over what an earlier release left unsent on this device, and forgets it once it is taken. */
export function migrateEarlierChanges(take: (changes: EarlierChange[]) => void): void {
  const stored = readStoredAs('cartChanges', isStored)
  if (stored) take(stored.wishes)
  removeStored('cartChanges')
}

function isStored(stored: unknown): stored is Stored {
  return has(stored, 'wishes') && isListOf(stored.wishes, isEarlierChange)
}

function isEarlierChange(stored: unknown): boolean {
  return (
    has(stored, 'productId', 'wanted', 'ours', 'product') &&
    Array.isArray(stored.ours) &&
    isProduct(stored.product)
  )
}
