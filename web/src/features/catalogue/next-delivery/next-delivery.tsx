import { useEffect } from 'react'
import { createStore, useStore } from '../../../platform/create-store.ts'
import styles from './next-delivery.module.css'

/** Suppliers that a list has shown, in the order in which they came on screen. */
export const shownSuppliers = createStore<readonly string[]>([])

/** By supplier, in words; those that deliver by day alone. */
export const nextDeliveryWords = createStore<ReadonlyMap<string, string>>(new Map())

/** The next delivery of a row's supplier, once `NextDeliveries` knows it: room for it is there before. */
export function NextDelivery({ supplierId }: { supplierId: string }) {
  const words = useStore(nextDeliveryWords, (known) => known.get(supplierId))
  useEffect(() => {
    const shown = shownSuppliers.get()
    if (!shown.includes(supplierId)) shownSuppliers.set([...shown, supplierId])
  }, [supplierId])
  return <span className={styles.next}>{words}</span>
}
