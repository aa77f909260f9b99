import { CaseSize } from '../../components/case-size.tsx'
import { useTexts } from '../../platform/language/language.ts'
import styles from './case-content.module.css'

/** The content of one case. A card includes the words that a wide screen has in the column's head. */
export function CaseContent({ quantity, unit }: { quantity: string; unit: string }) {
  const { catalogue } = useTexts()
  return (
    <>
      <span className={styles.per}>{catalogue.perCaseOf} </span>
      <CaseSize quantity={quantity} unit={unit} />
    </>
  )
}
