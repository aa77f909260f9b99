import { formatMoney } from '@halles/domain/money.ts'
import { IconCheck } from '@tabler/icons-react'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './minimum-bar.module.css'
import type { SupplierGroup } from './supplier-groups.ts'

/** The way to a supplier's minimum, as a bar and in words. Nothing for a supplier without one. */
export function MinimumBar({ group, brief = false }: { group: SupplierGroup; brief?: boolean }) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const { supplier, totalCents, minimumCents, missingCents } = group
  if (minimumCents === 0) return null
  const isMet = missingCents === 0
  const percent = Math.min(100, Math.floor((totalCents * 100) / minimumCents))
  const amount = dollars(formatMoney(missingCents))
  const { met, missing } = brief
    ? cart.brief
    : { met: cart.minimumMet, missing: (of: string) => cart.amountMissing(of, supplier.name) }
  const words = isMet ? met : missing(amount)
  return (
    <div className={[isMet ? styles.met : styles.missing, brief && styles.brief].join(' ')}>
      <ProgressBar label={cart.minimumProgress(supplier.name)} percent={percent} words={words} />
      <p className={styles.words}>
        {isMet ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
        {words}
      </p>
    </div>
  )
}
