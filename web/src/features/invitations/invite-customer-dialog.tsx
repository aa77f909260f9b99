import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { type InvitedValues, invitedBody, useInviteCustomers } from './invitation-queries.ts'
import { InvitedFields, useInvitedForm } from './invited-fields.tsx'

type InviteCustomerDialogProps = { opened: boolean; onClose: () => void }

export function InviteCustomerDialog({ opened, onClose }: InviteCustomerDialogProps) {
  const texts = useTextsOf(invitationsTexts)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.inviteOne}
      description={texts.inviteOneHint}
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const texts = useTextsOf(invitationsTexts)
  const form = useInvitedForm()
  const invite = useInviteCustomers(
    (values: InvitedValues) => ({ customer: invitedBody(values) }),
    (invited, { email }) => {
      onClose()
      return (invited > 0 ? texts.invited : texts.notAgain)(email.trim())
    },
  )
  return (
    <DialogForm form={form} change={invite} submit={texts.send} onCancel={onClose}>
      <InvitedFields form={form} />
    </DialogForm>
  )
}
