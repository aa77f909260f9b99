import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../platform/stored.ts'

/** After the last of quick clicks on +: an opening drawer must not slide under the next click. */
const SETTLED_MS = 400

let open = readStored('cartOpen') === 'true'
let justAdded: { productId: string } | undefined
let opening: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function useCartOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

export function setCartOpen(next: boolean): void {
  clearTimeout(opening)
  open = next
  writeStored('cartOpen', String(next))
  for (const listener of listeners) listener()
}

/** The last product that + was clicked for; another object at each click. */
export function useJustAdded(): { productId: string } | undefined {
  return useSyncExternalStore(subscribe, () => justAdded)
}

/** SPEC section 2: adding a product opens the cart. */
export function openCartFor(productId: string): void {
  justAdded = { productId }
  for (const listener of listeners) listener()
  clearTimeout(opening)
  if (!open) opening = setTimeout(() => setCartOpen(true), SETTLED_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
