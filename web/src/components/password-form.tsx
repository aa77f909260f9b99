import { useTexts } from '../platform/language/language.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { DialogForm } from './form/dialog-form.tsx'
import { useCheckedForm } from './form/use-checked-form.ts'
import { useChange } from './use-change.ts'

export type PasswordFormProps = {
  confirm: string
  isDestructive?: boolean
  send: (sent: { current_password: string }) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

export function PasswordForm({
  confirm,
  isDestructive = true,
  send,
  onDone,
  onClose,
}: PasswordFormProps) {
  const { forms } = useTexts()
  const form = useCheckedForm({
    initialValues: { current_password: '' },
    check: ({ current_password }) =>
      current_password === '' ? { current_password: 'required' as const } : {},
  })
  const sending = useChange({ call: send, done: onDone })
  return (
    <DialogForm
      form={form}
      change={sending}
      places={{ wrong_password: 'current_password' }}
      submit={confirm}
      destructive={isDestructive}
      onCancel={onClose}
    >
      <PasswordField
        label={forms.passwordToConfirm}
        autoComplete="current-password"
        data-autofocus
        {...form.field('current_password')}
      />
    </DialogForm>
  )
}
