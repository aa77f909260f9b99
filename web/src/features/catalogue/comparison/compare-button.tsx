import { IconScale } from '@tabler/icons-react'
import styles from './comparison.module.css'
import { useComparison } from './comparison.ts'
import { useComparisonTexts } from './use-comparison-texts.ts'

type CompareButtonProps = { name: string; otherOffers: number }

/** Opens what others ask for the same product under its row. Nothing where nobody else offers it. */
export function CompareButton({ name, otherOffers }: CompareButtonProps) {
  const texts = useComparisonTexts()
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
