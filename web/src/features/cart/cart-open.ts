import { createStore, useStore } from '../../platform/create-store.ts'
import { readStored, writeStored } from '../../platform/storage/stored.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'

/** After the last of quick clicks on +: an opening drawer must not slide under the next click. */
const SETTLED_MS = 400

const ROOM_BESIDE = '(min-width: 75em)'

const cartOpen = createStore(readStored('cartOpen') === 'true', () => false)
const justChanged = createStore<{ productId: string } | undefined>(undefined)
let opening: ReturnType<typeof setTimeout> | undefined

export function useCartOpen(): boolean {
  return useStore(cartOpen)
}

/** Whether the page has room beside the cart, so that + stays in reach while it is open. */
export function useRoomBeside(): boolean {
  return useMediaQuery(ROOM_BESIDE)
}

export function setCartOpen(next: boolean): void {
  clearTimeout(opening)
  opening = undefined
  writeStored('cartOpen', String(next))
  cartOpen.set(next)
}

/** Another page opens: a cart that lies over the page gets out of its way. */
export function uncoverPage(): void {
  if (!matchMedia(ROOM_BESIDE).matches) setCartOpen(false)
}

/** The last product that a list changed; another object at each change. */
export function useJustChanged(): { productId: string } | undefined {
  return useStore(justChanged)
}

/**
 * product.md 2: adding a product opens the cart, beside the list. Where it would lie over the list it opens when it is
 * asked for: the totals under the list are what adding opens of it there (decision 039).
 */
export function openCartFor(productId: string): void {
  highlightProduct(productId)
  if (!cartOpen.get() && matchMedia(ROOM_BESIDE).matches) openSoon()
}

/** Changing a product that is in the cart does not open it again; where it is open, it shows which one changed. */
export function highlightProduct(productId: string): void {
  justChanged.set({ productId })
  if (opening !== undefined) openSoon()
}

function openSoon(): void {
  clearTimeout(opening)
  opening = setTimeout(() => setCartOpen(true), SETTLED_MS)
}
