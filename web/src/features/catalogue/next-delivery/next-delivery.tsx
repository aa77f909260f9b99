import { nextDeliveryTexts } from '@halles/texts/pages/next-delivery.ts'
import { useEffect } from 'react'
import { useStore } from '../../../platform/create-store.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import styles from './next-delivery.module.css'
import { addDrawnSupplier, nextDeliveryWords } from './next-delivery-store.ts'

/** The next delivery of a row's supplier, once `NextDeliveries` knows it: room for it is there before. */
export function NextDelivery({ supplierId }: { supplierId: string }) {
  const { delivered } = useTextsOf(nextDeliveryTexts)
  const words = useStore(nextDeliveryWords, (known) => known.get(supplierId))
  useEffect(() => addDrawnSupplier(supplierId), [supplierId])
  return (
    <span className="soft">
      {words && (
        <>
          <span className={styles.verb}>{delivered} </span>
          {words}
        </>
      )}
    </span>
  )
}
