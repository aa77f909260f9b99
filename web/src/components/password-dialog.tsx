import { useAhead } from '../platform/ahead.ts'
import { Dialog } from './dialog.tsx'
import { lazily } from './lazily.tsx'
import type { PasswordFormProps } from './password-form.tsx'

const load = async () => (await import('./password-form.tsx')).PasswordForm
const PasswordForm = lazily(load)

type PasswordDialogProps = PasswordFormProps & { opened: boolean; title: string }

/** A question before something that only the owner of the account may do: the password is the answer. */
export function PasswordDialog({ opened, title, ...question }: PasswordDialogProps) {
  useAhead(load)
  return (
    <Dialog opened={opened} title={title} onClose={question.onClose}>
      <PasswordForm {...question} />
    </Dialog>
  )
}
