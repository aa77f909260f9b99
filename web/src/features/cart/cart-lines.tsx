import { IconTrash } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import { OwnPrice } from '../../components/own-price.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CartLine } from './cart.ts'
import styles from './cart-lines.module.css'
import { uncoverPage, useJustChanged } from './cart-open.ts'
import { isEstimate } from './supplier-groups.ts'
import { cartSync } from './use-cart.ts'

export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.product.public_id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: CartLine }) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const { product } = line
  const name = useProductName()(product)
  const productId = product.public_id
  const changed = useJustChanged()
  const place = useRef<HTMLLIElement>(null)
  const isChanged = changed?.productId === productId
  useEffect(() => {
    if (changed?.productId === productId) place.current?.scrollIntoView({ block: 'nearest' })
  }, [changed, productId])
  return (
    <li
      ref={place}
      className={
        isChanged ? `${styles.line} grid center ${styles.changed}` : `${styles.line} grid center`
      }
    >
      <div className={styles.what}>
        {product.photo ? (
          <Thumbnail photo={product.photo} side={44} className={styles.photo} />
        ) : null}
        <ProductLink
          product={product}
          className={`${styles.name} bold anywhere`}
          onClick={uncoverPage}
        />
        <span className="soft small anywhere">
          <Facts>
            {cart.perCase(dollars(product.price, isEstimate([line])))}
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
          </Facts>
        </span>
        <OwnPrice own={product.own_price} cases={line.quantity} isEstimate={isEstimate([line])} />
      </div>
      <div className={styles.quantity}>
        <QuantityInput
          label={name}
          value={line.quantity}
          onChange={(quantity) => cartSync.setQuantity(product, quantity)}
        />
      </div>
      <span className={`${styles.total} bold size-lg`}>
        <span className="visually-hidden">{`${cart.total} `}</span>
        <Money amount={line.total_price} isEstimate={isEstimate([line])} />
      </span>
      <RemoveButton name={name} onRemove={() => cartSync.setQuantity(product, 0)} />
    </li>
  )
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { cart } = useTexts()
  function remove(event: MouseEvent<HTMLButtonElement>) {
    // The button goes with its line; focus stays in the cart.
    event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
    onRemove()
  }
  return (
    <IconButton
      className={styles.remove}
      aria-label={cart.remove(name)}
      title={cart.removeShort}
      onClick={remove}
    >
      <IconTrash size={20} aria-hidden />
    </IconButton>
  )
}
