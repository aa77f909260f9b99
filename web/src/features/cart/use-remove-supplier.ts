import { useState } from 'react'
import type { SupplierGroup } from './supplier-groups.ts'
import { cartSync } from './use-cart.ts'

/** Takes all that is ordered of a supplier out of the cart, and puts it back as long as it is the last one removed. */
export function useRemoveSupplier() {
  const [removed, setRemoved] = useState<SupplierGroup>()
  return {
    removed,
    remove(group: SupplierGroup): void {
      for (const { product } of group.lines) cartSync.setQuantity(product, 0)
      setRemoved(group)
    },
    restore(): void {
      const { quantities } = cartSync.snapshot.get()
      for (const { product, quantity } of removed?.lines ?? []) {
        // What was ordered again meanwhile stays as it is.
        if (!quantities.has(product.public_id)) cartSync.setQuantity(product, quantity)
      }
      setRemoved(undefined)
    },
  }
}
