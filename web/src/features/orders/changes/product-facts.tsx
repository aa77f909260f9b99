import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { CaseSize } from '../../../components/case-size.tsx'
import { Money } from '../../../components/money.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import styles from './part-actions.module.css'
import type { PartLine } from './part-changes.ts'

type ProductFactsProps = {
  product: Omit<PartLine['product'], 'price_per_unit'>
  isRemoved: boolean
  /** Sold by weight, and not weighed: what a case costs is an estimate. */
  isEstimate: boolean
  /** From how many cases on each costs less. */
  next?: { from_cases: number; price: string } | undefined
}

export function ProductFacts({ product, isRemoved, isEstimate, next }: ProductFactsProps) {
  const texts = useTextsOf(ownPricesTexts)
  const { dollars } = useFormat()
  const name = useProductName()(product)
  return (
    <div className={`${styles.name} anywhere`}>
      <span className={isRemoved ? styles.removed : undefined}>{name}</span>
      <div className="soft small">
        <Money amount={product.price} isEstimate={isEstimate} /> ·{' '}
        <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
        {next && (
          <div className="size-xs">
            {texts.from(next.from_cases, dollars(next.price, isEstimate))}
          </div>
        )}
      </div>
    </div>
  )
}
