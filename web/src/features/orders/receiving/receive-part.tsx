import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { IconPackageImport } from '@tabler/icons-react'
import { Notice } from '../../../components/notice.tsx'
import { useStore } from '../../../platform/create-store.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../../platform/preload.ts'
import { Button } from '../../../ui/button.tsx'
import type { Part } from '../changes/part-changes.ts'
import { receiptSync } from './receipt-sync.ts'
import { ReceiptSync } from './receipt-sync-mount.tsx'
import styles from './receiving.module.css'

const loadForm = () => import('./receive-form.tsx')

type ReceivePartProps = { part: Part; onOpen: () => void }

/** The way to receive a part, or to correct what was received; that it waits on this device, where it does. */
export function ReceivePart({ part, onOpen }: ReceivePartProps) {
  const texts = useTextsOf(receivingTexts)
  const { unsent } = useStore(receiptSync.snapshot)
  const { receipt, supplier } = part
  // Where goods arrive there may be no connection.
  usePreloadWhenIdle(loadForm)
  return (
    <>
      <ReceiptSync />
      {unsent.has(part.public_id) ? (
        <Notice tone="pending">{texts.waiting}</Notice>
      ) : (
        part.receiving && (
          <div className={`${styles.buttons} ${styles.came}`}>
            <Button
              variant={receipt ? 'default' : 'filled'}
              aria-label={receipt ? texts.correctOf(supplier.name) : texts.receiveOf(supplier.name)}
              icon={<IconPackageImport size={18} aria-hidden />}
              onClick={onOpen}
            >
              {receipt ? texts.correct : texts.receive}
            </Button>
          </div>
        )
      )}
    </>
  )
}
