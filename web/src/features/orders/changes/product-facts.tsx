import { CaseSize } from '../../../components/case-size.tsx'
import { Money } from '../../../components/money.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import styles from './part-actions.module.css'
import type { PartLine } from './part-changes.ts'

export function ProductFacts({
  product,
  isRemoved,
}: {
  product: Omit<PartLine['product'], 'price_per_unit'>
  isRemoved: boolean
}) {
  const name = useProductName()(product)
  return (
    <div className={`${styles.name} anywhere`}>
      <span className={isRemoved ? styles.removed : undefined}>{name}</span>
      <div className="soft small">
        <Money amount={product.price} /> ·{' '}
        <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
      </div>
    </div>
  )
}
