import { belowMinimumTexts } from '@halles/texts/pages/below-minimum.ts'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './below-minimum.module.css'
import { uncoverPage } from './cart-open.ts'
import type { SupplierGroup } from './supplier-groups.ts'

type BelowMinimumProps = { group: SupplierGroup; onRemove: (group: SupplierGroup) => void }

/** What can be done about a minimum that is not met. Nothing where it is. */
export function BelowMinimum({ group, onRemove }: BelowMinimumProps) {
  const texts = useTextsOf(belowMinimumTexts)
  const { supplier, missingCents } = group
  if (missingCents === 0) return null
  function remove(event: MouseEvent<HTMLButtonElement>) {
    // The button goes with its supplier; focus stays in the texts.
    event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
    onRemove(group)
  }
  return (
    <div className="gap-xs mb-xs row">
      <ButtonLink
        to="/categories/$categoryName"
        params={{ categoryName: 'all' }}
        search={{ supplier: supplier.public_id }}
        variant="default"
        className={styles.way}
        onClick={uncoverPage}
      >
        {texts.seeProductsOf(supplier.name)}
      </ButtonLink>
      <Button
        variant="default"
        className={styles.way}
        aria-label={texts.removeSupplierNamed(supplier.name)}
        onClick={remove}
      >
        {texts.removeSupplier}
      </Button>
    </div>
  )
}
