import { MAX_APPROVAL_NOTE } from '@halles/domain/order-limit.ts'
import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Approval } from '../cart.ts'
import { cartSync } from '../use-cart.ts'
import { takeCartOf } from './take-cart-of.ts'

const NOTHING = { note: '' }

type RefuseApprovalProps = { approval: Approval; opened: boolean; onClose: () => void }

/** Asks why, and refuses the request that is on screen and no other. */
export function RefuseApproval({ approval, opened, onClose }: RefuseApprovalProps) {
  const texts = useTextsOf(approvalsTexts)
  const form = useCheckedForm({ initialValues: NOTHING, check: () => ({}) })
  const refusing = useChange({
    call: (values: typeof NOTHING, options) =>
      apiWithOverlay.approvalRefuse({ ...values, asked_at: approval.asked_at }, options),
    done(cart) {
      cartSync.takeCart(cart)
      onClose()
      return texts.refusalSent
    },
    failed(error) {
      takeCartOf(error)
      return errorMessage(error)
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.refuseTitle}
      description={texts.refuseHint}
    >
      <DialogForm
        form={form}
        change={refusing}
        submit={texts.refuse}
        destructive
        onCancel={onClose}
      >
        <TextArea
          label={texts.refuseNote}
          description={texts.refuseNoteHint}
          minRows={3}
          maxRows={8}
          maxLength={MAX_APPROVAL_NOTE}
          data-autofocus
          {...form.field('note')}
          required={false}
        />
      </DialogForm>
    </Dialog>
  )
}
