import { CaseSize } from '../../components/case-size.tsx'
import { useTexts } from '../../platform/language.ts'
import styles from './case-content.module.css'

/** What one case holds. A card says what the column's head says on a wide screen. */
export function CaseContent({ quantity, unit }: { quantity: string; unit: string }) {
  const { catalogue } = useTexts()
  return (
    <>
      <span className={styles.per}>{catalogue.perCaseOf} </span>
      <CaseSize quantity={quantity} unit={unit} aligned />
    </>
  )
}
