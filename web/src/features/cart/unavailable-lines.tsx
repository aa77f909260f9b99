import { Facts } from '../../components/facts.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import type { UnavailableLine } from './cart.ts'
import { RemoveButton } from './cart-lines.tsx'
import { uncoverPage } from './cart-open.ts'
import styles from './unavailable-lines.module.css'
import { cartSync } from './use-cart.ts'

/** What can no longer be ordered, each with why, until it is removed. Nothing when all can. */
export function UnavailableLines({ lines }: { lines: readonly UnavailableLine[] }) {
  const { cart } = useTexts()
  const { day } = useFormat()
  const nameOf = useProductName()
  if (lines.length === 0) return null
  return (
    <section className={styles.unavailable} aria-label={cart.unavailableTitle}>
      <h2 className={`${styles.title} error-text size-lg`}>{cart.unavailableTitle}</h2>
      <p className="soft small">{cart.unavailableHint}</p>
      <ul className="plain-list">
        {lines.map(({ product, quantity, reason, available_from: from }) => (
          <li key={product.public_id} className={`${styles.line} flex center between gap-sm`}>
            <div>
              <ProductLink product={product} className="bold anywhere" onClick={uncoverPage} />
              <div className="soft small">
                <Facts>
                  {cart.cases(quantity)}
                  {`${cart.reasons[reason]} ${from ? cart.backOn(day(from)) : ''}`}
                </Facts>
              </div>
            </div>
            <RemoveButton
              name={nameOf(product)}
              onRemove={() => cartSync.setQuantity(product, 0)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
