import { useMediaQuery } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../platform/stored.ts'

/** After the last of quick clicks on +: an opening drawer must not slide under the next click. */
const SETTLED_MS = 400

const ROOM_BESIDE = '(min-width: 75em)'

let open = readStored('cartOpen') === 'true'
let justChanged: { productId: string } | undefined
let opening: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function useCartOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

/** Whether the page has room beside the cart, so that + stays in reach while it is open. */
export function useRoomBeside(): boolean {
  return useMediaQuery(ROOM_BESIDE, matchMedia(ROOM_BESIDE).matches)
}

export function setCartOpen(next: boolean): void {
  clearTimeout(opening)
  opening = undefined
  open = next
  writeStored('cartOpen', String(next))
  for (const listener of listeners) listener()
}

/** The last product that a list changed; another object at each change. */
export function useJustChanged(): { productId: string } | undefined {
  return useSyncExternalStore(subscribe, () => justChanged)
}

/** SPEC section 2: adding a product opens the cart. */
export function openCartFor(productId: string): void {
  highlightProduct(productId)
  if (!open) openSoon()
}

/** Changing a product that is in the cart does not open it again; where it is open, it shows which one changed. */
export function highlightProduct(productId: string): void {
  justChanged = { productId }
  for (const listener of listeners) listener()
  if (opening !== undefined) openSoon()
}

function openSoon(): void {
  clearTimeout(opening)
  opening = setTimeout(() => setCartOpen(true), SETTLED_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
