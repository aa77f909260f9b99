import { MAX_ORDER_NOTE, MAX_PO_NUMBER } from '@halles/domain/delivery-choice.ts'
import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { type ChangeEvent, useState } from 'react'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SupplierGroup } from '../supplier-groups.ts'
import type { SupplierPart } from './checkout-answer.ts'
import { DayChips } from './day-chips.tsx'
import styles from './delivery-choice.module.css'
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
      <div className={`${styles.choice} grid gap-xs p-sm-md ${styles.waiting}`}>
        <SkeletonRows rows={2} height={44} />
      </div>
    ) : null
  }
  return (
    <div className={`${styles.choice} grid gap-xs p-sm-md`}>
      {part.delivery === null ? (
        <p className="soft">{texts.arranged}</p>
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
      {connected ? null : <p className="soft">{texts.offline}</p>}
      <Remarks
        part={part}
        isDisabled={!connected}
        onSay={(said) => deliveries.choose(supplier.public_id, said)}
      />
    </div>
  )
}

type Field = 'po_number' | 'note'
type Input = HTMLInputElement | HTMLTextAreaElement

type RemarksProps = {
  part: SupplierPart
  isDisabled: boolean
  onSay: (said: { po_number?: string; note?: string }) => Promise<void>
}

/** The restaurant's own number for the order and a note, folded away. Stored when a field is left. */
function Remarks({ part, isDisabled, onSay }: RemarksProps) {
  const texts = useTextsOf(deliveryChoiceTexts)
  const { po_number, note } = part
  const isSaid = po_number !== '' || note !== ''
  const [typed, setTyped] = useState<{ [name in Field]?: string | undefined }>({})
  const field = (name: Field) => ({
    value: typed[name] ?? part[name],
    disabled: isDisabled,
    onChange: ({ currentTarget: { value } }: ChangeEvent<Input>) =>
      setTyped((before) => ({ ...before, [name]: value })),
    onBlur: () => store(name),
  })
  // What could not be stored stays in the field, and is stored when it is left again.
  function store(name: Field) {
    const value = typed[name]?.trim()
    if (value === undefined || value === part[name]) return
    const isStored = () =>
      setTyped((before) =>
        before[name]?.trim() === value ? { ...before, [name]: undefined } : before,
      )
    void onSay({ [name]: value }).then(isStored, () => {})
  }
  return (
    <details className={styles.remarks}>
      <summary className={styles.summary}>{isSaid ? texts.remarksSaid : texts.remarks}</summary>
      <TextField label={texts.poNumber} maxLength={MAX_PO_NUMBER} {...field('po_number')} />
      <TextArea
        label={texts.note}
        maxLength={MAX_ORDER_NOTE}
        minRows={2}
        maxRows={6}
        {...field('note')}
      />
    </details>
  )
}
