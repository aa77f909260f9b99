import { createStore } from '../../../platform/create-store.ts'

/** The supplier of each row that is drawn, once for each. */
export const drawnSuppliers = createStore<readonly string[]>([])

/** By supplier, its day in words; those that deliver by day alone. */
export const nextDeliveryWords = createStore<ReadonlyMap<string, string>>(new Map())

/** A row is drawn, until the function that it returns is called. */
export function addDrawnSupplier(supplierId: string): () => void {
  drawnSuppliers.set([...drawnSuppliers.get(), supplierId])
  return () => {
    const drawn = drawnSuppliers.get()
    drawnSuppliers.set(drawn.toSpliced(drawn.indexOf(supplierId), 1))
  }
}
