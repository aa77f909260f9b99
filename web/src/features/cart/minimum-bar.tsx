import { formatMoney } from '@halles/domain/money.ts'
import { IconCheck } from '@tabler/icons-react'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './minimum-bar.module.css'
import type { SupplierGroup } from './supplier-groups.ts'

type MinimumBarProps = {
  group: SupplierGroup
  brief?: boolean
  /** Where nothing else says what a change of the cart makes of the minimum. */
  isAnnounced?: boolean
}

/**
 * The way to a supplier's minimum, as a bar and in words, under the supplier's name: who does not see that is told the name
 * with the amount (product.md 8). Nothing for a supplier without a minimum, or whose minimum is not known yet.
 */
export function MinimumBar({ group, brief = false, isAnnounced = false }: MinimumBarProps) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const { supplier, totalCents, minimumCents, missingCents } = group
  if (!minimumCents) return null
  const isMet = missingCents === 0
  const percent = Math.min(100, Math.floor((totalCents * 100) / minimumCents))
  const amount = dollars(formatMoney(missingCents))
  const { met, missing } = brief ? cart.brief : { met: cart.minimumMet, missing: cart.missing }
  const words = isMet ? met : missing(amount)
  return (
    <div
      className={[
        isMet ? styles.met : styles.missing,
        brief && `${styles.brief} flex center gap-xs`,
      ].join(' ')}
    >
      <ProgressBar
        label={cart.minimumProgress(supplier.name)}
        percent={percent}
        words={isMet || brief ? words : cart.amountMissing(amount, supplier.name)}
      />
      <p
        className={`${styles.words} flex center mt-2xs gap-xs strong small`}
        role={isAnnounced ? 'status' : undefined}
      >
        {isMet ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
        <span>
          {words}
          {isMet || brief ? null : (
            <span className="visually-hidden">{cart.missingFrom(supplier.name)}</span>
          )}
        </span>
      </p>
    </div>
  )
}
