import { FURTHER } from '@halles/domain/product-fields.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import type { ReactNode } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Money } from '../../components/money.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { ImportedRow } from './import-queries.ts'
import styles from './import-rows.module.css'

const NAMED = ['description', ...FURTHER.map(({ name }) => name)] as const

type Offer = NonNullable<ImportedRow['before']>
type RowChangeProps = { product: Offer; before: Offer | null }

/** Price and case of a row's product; what it changes of them stands old beside new, anything else is named. */
export function RowChange({ product, before }: RowChangeProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const others = before ? NAMED.filter((name) => before[name] !== product[name]) : []
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
      {others.length > 0 ? (
        <span className={styles.size}>
          {texts.fieldsChanged(others.map((name) => texts.columns[name]).join(', '))}
        </span>
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
