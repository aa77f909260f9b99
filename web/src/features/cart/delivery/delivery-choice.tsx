import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { SupplierGroup } from '../supplier-groups.ts'
import { DayChips } from './day-chips.tsx'
import styles from './delivery-choice.module.css'
import { Remarks } from './remarks.tsx'
import type { Deliveries } from './use-deliveries.ts'

type DeliveryChoiceProps = { group: SupplierGroup; deliveries: Deliveries }

/** When a supplier's part is delivered, and what is said with it. */
export function DeliveryChoice({ group, deliveries }: DeliveryChoiceProps) {
  const texts = useTextsOf(deliveryChoiceTexts)
  const connected = useConnected()
  const { supplier } = group
  const part = deliveries.partOf(supplier.public_id)
  if (!part) {
    return deliveries.isPending ? (
      <div className={`${styles.choice} ${styles.waiting}`}>
        <SkeletonRows rows={2} height={44} />
      </div>
    ) : null
  }
  return (
    <div className={styles.choice}>
      {part.delivery === null ? (
        <p className={styles.arranged}>{texts.arranged}</p>
      ) : (
        <DayChips
          part={part}
          offer={part.delivery}
          shown={deliveries.shown}
          answeredAt={deliveries.answeredAt}
          isDisabled={!connected}
          onChoose={(day) => void deliveries.choose(supplier.public_id, { day })}
        />
      )}
      {connected ? null : <p className={styles.hint}>{texts.offline}</p>}
      <Remarks
        part={part}
        isDisabled={!connected}
        onSay={(said) => deliveries.choose(supplier.public_id, said)}
      />
    </div>
  )
}
