import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { IconArrowBackUp, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAdjacentQuantity } from '../../components/focus-adjacent-row.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { useQuantityField } from '../../components/use-quantity-field.ts'
import { useTexts } from '../../platform/language/language.ts'
import type { AddedProduct } from './cart.ts'
import { highlightProduct, openCartFor } from './cart-open.ts'
import styles from './quantity-in-list.module.css'
import { cartSync, useQuantityInCart } from './use-cart.ts'

/**
 * product.md's + of a row, which adds one case and opens the cart where there is room for it. What is in the cart has minus and a number beside it, in
 * the same place. Worked like a sheet: digits begin a number, Enter and the arrows go from row to row.
 */
export function QuantityInList({ product }: { product: AddedProduct }) {
  const { cart, common } = useTexts()
  const name = useProductName()(product)
  const quantity = useQuantityInCart(product.public_id)
  const [removedQuantity, setRemovedQuantity] = useState(0)
  const plus = useRef<HTMLButtonElement>(null)
  const number = useRef<HTMLInputElement>(null)

  const count = useQuantityField({ value: quantity, min: 0, max: MAX_LINE_QUANTITY, onChange: set })
  const isOpen = quantity > 0 || count.isTyping

  function set(next: number) {
    setRemovedQuantity(next === 0 ? quantity : 0)
    cartSync.setQuantity(product, next)
    highlightProduct(product.public_id)
  }
  function add() {
    setRemovedQuantity(0)
    cartSync.add(product)
    if (quantity === 0) openCartFor(product.public_id)
    else highlightProduct(product.public_id)
  }
  /** The button that was pressed may be gone with the last case. */
  function keepFocus(change: () => void) {
    change()
    plus.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isNumber = target === number.current
    if (!isNumber && /^\d$/.test(key)) {
      // In time for the browser to put the digit there.
      if (!isOpen) flushSync(count.startEditing)
      number.current?.focus()
    }
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || (key === 'Enter' && isNumber) ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    if (isNumber) count.commit()
    focusAdjacentQuantity(event.currentTarget, by)
  }
  return (
    <div className={styles.room}>
      <fieldset className={styles.place} aria-label={common.quantityOf(name)} onKeyDown={onKeyDown}>
        {isOpen ? (
          <>
            <button
              type="button"
              className={styles.side}
              aria-label={quantity > 1 ? common.decrease(name) : cart.remove(name)}
              onClick={() => (quantity > 1 ? set(quantity - 1) : keepFocus(() => set(0)))}
            >
              {quantity > 1 ? (
                <IconMinus size={18} aria-hidden />
              ) : (
                <IconTrash size={18} aria-hidden />
              )}
            </button>
            <input
              {...count.field}
              ref={number}
              className={`${styles.number} size-lg min-0`}
              aria-label={common.quantityOf(name)}
            />
          </>
        ) : removedQuantity > 0 ? (
          <button
            type="button"
            className={styles.undo}
            aria-label={cart.restore(name, removedQuantity)}
            title={cart.restore(name, removedQuantity)}
            onClick={() => keepFocus(() => set(removedQuantity))}
          >
            <IconArrowBackUp size={18} aria-hidden />
            {removedQuantity}
          </button>
        ) : null}
        <button
          ref={plus}
          type="button"
          className={isOpen ? styles.side : styles.add}
          aria-label={
            quantity === 0 ? cart.add(name) : `${cart.add(name)}, ${cart.inCart(quantity)}`
          }
          disabled={quantity >= MAX_LINE_QUANTITY}
          onClick={add}
        >
          <IconPlus size={isOpen ? 18 : 22} stroke={isOpen ? 2 : 2.5} aria-hidden />
        </button>
      </fieldset>
    </div>
  )
}
