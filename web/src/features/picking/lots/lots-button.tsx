import { casesWithoutLot } from '@halles/domain/lot.ts'
import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../../components/mount-on-open.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import styles from './lots.module.css'
import { type AnsweredLot, typedLine } from './lots-values.ts'

const LotsDialog = lazyComponent(async () => (await import('./lots-dialog.tsx')).LotsDialog)

type LotsButtonProps = {
  product: string
  lines: readonly {
    public_id: string
    cases: number
    lots: readonly AnsweredLot[]
    /** Whose it is. */
    order: string
  }[]
  isDelivered?: boolean
  /** In a column of its own, not under a box. */
  isBare?: boolean
}

/** From which lots a product's cases are, under its row; a press says others. */
export function LotsButton({
  product,
  lines,
  isDelivered = false,
  isBare = false,
}: LotsButtonProps) {
  const texts = useTextsOf(lotsTexts)
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  const lots = [...new Set(lines.flatMap((line) => line.lots.map(({ lot }) => lot)))]
  const left = lines.reduce((sum, line) => sum + casesWithoutLot(asLots(line.lots), line.cases), 0)
  const label = lots.length === 0 ? texts.edit : `${texts.lots} ${lots.join(', ')}`
  const without = lots.length > 0 && left > 0 ? texts.without(left) : undefined
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-bare={isBare || undefined}
        // With what stands on it, for whoever says it aloud.
        aria-label={`${texts.editOf(product)}. ${[label, without].filter(Boolean).join(' ')}`}
        onClick={() => setOpened(true)}
      >
        <IconBarcode size={18} aria-hidden className={styles.edit} />
        <span className="row gap-0-md min-0">
          <span className={lots.length === 0 ? styles.edit : 'anywhere'}>{label}</span>{' '}
          {without === undefined ? null : <span className={styles.without}>{without}</span>}
        </span>
      </button>
      {isMounted ? (
        <LotsDialog
          opened={opened}
          product={product}
          isDelivered={isDelivered}
          // As they are when it opens: what comes in meanwhile is refused as changed, not written over.
          lines={lines.map((line) => typedLine(line, line.order))}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  )
}

function asLots(lots: readonly AnsweredLot[]) {
  return lots.map(({ lot, expires_on: expiresOn, cases }) => ({ lot, expiresOn, cases }))
}
