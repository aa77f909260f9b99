import { UnitPrice } from '../../../components/unit-price.tsx'
import { useTexts } from '../../../platform/language/language.ts'
import { CaseContent } from '../case-content.tsx'
import { CasePrice } from '../case-price.tsx'
import styles from './case-preview.module.css'
import { type ProductValues, previewOf } from './product-values.ts'

/** The case as a restaurant's list will say it, while it is typed. */
export function CasePreview({ values }: { values: ProductValues }) {
  const { products } = useTexts()
  const preview = previewOf(values)
  return (
    <output className={styles.preview}>
      <span className={styles.title}>{products.preview}</span>
      {preview ? (
        <span className={styles.facts}>
          <span>
            <CasePrice amount={preview.price} />{' '}
            <CaseContent quantity={preview.quantity_per_case} unit={preview.unit} />
          </span>
          <UnitPrice {...preview} />
        </span>
      ) : (
        <span className={styles.empty}>{products.previewEmpty}</span>
      )}
    </output>
  )
}
