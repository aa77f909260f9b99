import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../platform/stored.ts'

/** After the last of quick clicks on +: an opening drawer must not slide under the next click. */
const SETTLED_MS = 400

let open = readStored('cartOpen') === 'true'
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

/** SPEC section 2: adding a product opens the cart. */
export function openCartSoon(): void {
  clearTimeout(opening)
  if (!open) opening = setTimeout(() => setCartOpen(true), SETTLED_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
