import { MAX_ORDER_NOTE, MAX_PO_NUMBER } from '@halles/domain/delivery-choice.ts'
import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { SupplierPart } from './checkout-answer.ts'
import styles from './delivery-choice.module.css'

type Field = 'po_number' | 'note'
type Input = HTMLInputElement | HTMLTextAreaElement

type RemarksProps = {
  part: SupplierPart
  isDisabled: boolean
  onSay: (said: { po_number?: string; note?: string }) => Promise<void>
}

/** The restaurant's own number for the order and a note, folded away. Stored when a field is left. */
export function Remarks({ part, isDisabled, onSay }: RemarksProps) {
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
      <TextInput label={texts.poNumber} maxLength={MAX_PO_NUMBER} {...field('po_number')} />
      <Textarea
        label={texts.note}
        maxLength={MAX_ORDER_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        {...field('note')}
      />
    </details>
  )
}
