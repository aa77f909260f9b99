import { RESTAURANT_REASONS, type RestaurantReason } from '@halles/domain/reasons.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { orderFromConflict } from '../order-from-conflict.ts'
import type { Part } from './part-changes.ts'
import { type GivenReason, ReasonField } from './reason-field.tsx'
import { reasonProblem } from './said.ts'
import { usePartChange } from './use-part-change.ts'

type CancelPartProps = { part: Part; opened: boolean; onClose: () => void }

export function CancelPart({ part, opened, onClose }: CancelPartProps) {
  const texts = useTextsOf(orderChangesTexts)
  const { name } = part.supplier
  const change = usePartChange(part)
  const [said, setSaid] = useState<GivenReason<RestaurantReason>>({ note: '' })
  const [isTried, setTried] = useState(false)
  const problem = reasonProblem(said, { isRequired: true }, texts)
  function send() {
    setTried(true)
    if (problem || !said.reason) return
    const note = said.reason === 'other' ? said.note.trim() : ''
    change.start(
      { is: 'cancel', reason: said.reason, note },
      { onSuccess: onClose, onError: (error) => orderFromConflict(error) && setTried(false) },
    )
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.cancelTitle(name)}
      confirm={texts.cancel}
      cancel={texts.keep}
      destructive
      busy={change.isPending}
      failure={change.failure}
      onConfirm={send}
      onClose={onClose}
      fields={
        <ReasonField
          label={texts.reason}
          reasons={RESTAURANT_REASONS}
          said={said}
          onChange={setSaid}
          problem={isTried ? problem : undefined}
        />
      }
    >
      {texts.cancelMessage(name)}
    </ConfirmDialog>
  )
}
