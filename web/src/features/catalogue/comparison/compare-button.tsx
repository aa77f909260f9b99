import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { formatPriceOfMeasure } from '@halles/texts/unit-prices.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { ListedProduct } from '../product-pages.ts'
import styles from './comparison.module.css'
import { useComparison } from './comparison.ts'

type CompareButtonProps = {
  name: string
  product: Pick<ListedProduct, 'other_offers' | 'other_offers_from' | 'unit'>
}

/** Opens what others ask for the same product under its row. Nothing where nobody else offers it. */
export function CompareButton({ name, product }: CompareButtonProps) {
  const texts = useTextsOf(comparisonTexts)
  const language = useLanguage()
  const comparison = useComparison()
  const { other_offers: others, other_offers_from: from, unit } = product
  if (!comparison || others === 0) return null
  const words = texts.offersFrom(others, from && formatPriceOfMeasure(language, from, unit))
  return (
    <button
      type="button"
      className={`${styles.compare} leaf strong size-xs`}
      aria-expanded={comparison.isOpen}
      aria-label={`${texts.compareOf(others, name)}, ${words}`}
      onClick={comparison.toggle}
    >
      {words}
    </button>
  )
}
