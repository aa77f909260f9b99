import { VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { focusAdjacentCell } from '../../../components/focus-adjacent-row.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useTexts } from '../../../platform/language/language.ts'
import type { OwnProduct } from '../product-pages.ts'
import styles from './availability.module.css'
import { OutUntil } from './out-until.tsx'
import { useAvailability } from './use-availability.ts'

/** Whether a product can be ordered, to be switched in the list itself; once it is out, a day may be named. */
export function Availability({ product }: { product: OwnProduct }) {
  const { products } = useTexts()
  const name = useProductName()(product)
  const { availability, announcement, failure, setAvailability } = useAvailability(product, name)
  const { available } = availability
  return (
    <div className={styles.availability}>
      <button
        type="button"
        className={available ? styles.switch : `${styles.switch} ${styles.out}`}
        aria-label={available ? products.markOutOfStock(name) : products.markAvailable(name)}
        onKeyDown={onArrow}
        onClick={() => setAvailability({ available: !available, available_from: null })}
      >
        <span className={`${styles.track} own-colours`} aria-hidden />
        {available ? products.available : products.outOfStock}
      </button>
      {available ? null : (
        <OutUntil
          name={name}
          day={availability.available_from}
          onDay={(day) => setAvailability({ available: false, available_from: day })}
        />
      )}
      {failure === undefined ? null : <p className={styles.failure}>{failure}</p>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

/** As in a sheet: to the switch of the next row. Enter and the space bar switch this one. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  focusAdjacentCell(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
}
