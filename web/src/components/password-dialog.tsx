import { usePreloadWhenIdle } from '../platform/preload.ts'
import { Dialog } from './dialog.tsx'
import { lazyComponent } from './lazy-component.tsx'
import type { PasswordFormProps } from './password-form.tsx'

const load = async () => (await import('./password-form.tsx')).PasswordForm
const PasswordForm = lazyComponent(load)

type PasswordDialogProps = PasswordFormProps & { opened: boolean; title: string; message: string }

/** A question before something that only the owner of the account may do: the password is the answer. */
export function PasswordDialog({ opened, title, message, ...question }: PasswordDialogProps) {
  usePreloadWhenIdle(load)
  return (
    <Dialog opened={opened} title={title} description={message} onClose={question.onClose}>
      <PasswordForm {...question} />
    </Dialog>
  )
}
