import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import type { ReactNode } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Money } from '../../components/money.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { ImportedRow } from './import-queries.ts'
import styles from './import-rows.module.css'

type Offer = NonNullable<ImportedRow['before']>
type RowChangeProps = { product: Offer; before: Offer | null }

/** Price and case of a row's product; what it changes stands old beside new. */
export function RowChange({ product, before }: RowChangeProps) {
  const texts = useTextsOf(catalogueImportTexts)
  return (
    <>
      <div className={styles.change}>
        <OldAndNew
          old={before && before.price !== product.price && <Money amount={before.price} />}
          now={<Money amount={product.price} />}
        />
      </div>
      <div className={`${styles.change} ${styles.size}`}>
        <OldAndNew
          old={before && hasOtherCase(before, product) && <Case of={before} />}
          now={<Case of={product} />}
        />
      </div>
      {before && before.description !== product.description ? (
        <span className={styles.size}>{texts.descriptionChanged}</span>
      ) : null}
      {before && hasOtherPreparation(before, product) ? (
        <span className={styles.size}>{texts.preparationChanged}</span>
      ) : null}
    </>
  )
}

function OldAndNew({ old, now }: { old: ReactNode; now: ReactNode }) {
  const texts = useTextsOf(catalogueImportTexts)
  if (!old) return now
  return (
    <>
      <del title={texts.before}>{old}</del>
      <ins title={texts.after}>{now}</ins>
    </>
  )
}

function Case({ of }: { of: Offer }) {
  return <CaseSize quantity={of.quantity_per_case} unit={of.unit} />
}

function hasOtherCase(before: Offer, product: Offer): boolean {
  return before.unit !== product.unit || before.quantity_per_case !== product.quantity_per_case
}

function hasOtherPreparation(before: Offer, product: Offer): boolean {
  return before.lead_days !== product.lead_days || before.pick_place !== product.pick_place
}
