import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { IconScale } from '@tabler/icons-react'
import { useTextsOf } from '../../../platform/language/language.ts'
import styles from './comparison.module.css'
import { useComparison } from './comparison.ts'

type CompareButtonProps = { name: string; otherOffers: number }

/** Opens what others ask for the same product under its row. Nothing where nobody else offers it. */
export function CompareButton({ name, otherOffers }: CompareButtonProps) {
  const texts = useTextsOf(comparisonTexts)
  const comparison = useComparison()
  if (!comparison || otherOffers === 0) return null
  return (
    <button
      type="button"
      className={styles.compare}
      data-count={otherOffers}
      aria-expanded={comparison.isOpen}
      aria-label={texts.compareOf(otherOffers, name)}
      onClick={comparison.toggle}
    >
      <IconScale size={18} className={styles.icon} aria-hidden />
      <span className={styles.words}>{texts.compare(otherOffers)}</span>
    </button>
  )
}
