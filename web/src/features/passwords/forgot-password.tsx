import { requestPasswordReset } from '@halles/contract/endpoints/passwords.ts'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type ForgotPasswordProps = {
  opened: boolean
  onClose: () => void
  email?: string
}

/** product.md 2: a dialog that asks for an e-mail. It answers alike whether or not the address is known. */
export function ForgotPassword({ opened, onClose, email = '' }: ForgotPasswordProps) {
  const { passwords } = useTexts()
  return (
    <Dialog opened={opened} onClose={onClose} title={passwords.forgottenTitle}>
      <RequestForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function RequestForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { passwords, common, refusals } = useTexts()
  const form = useCheckedForm({
    initialValues: { email },
    check: (values) => problemsIn(requestPasswordReset.input, values),
  })
  const request = useChange({
    call: (typed: { email: string }) => apiWithOverlay.requestPasswordReset(typed),
    done: passwords.sent,
    failed: refusals.internal_error,
  })
  if (request.isSuccess && request.sent) {
    return (
      <div className="stack">
        <p>{passwords.sentHint(request.sent.email)}</p>
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    )
  }
  return (
    <form {...form.formProps(request.send)}>
      <div className="stack">
        <p>{passwords.forgotten}</p>
        <TextField
          type="email"
          inputMode="email"
          autoComplete="username"
          data-autofocus
          label={passwords.email}
          {...form.field('email')}
        />
        <FormFailure form={form} />
        <Button type="submit" loading={request.isPending}>
          {passwords.send}
        </Button>
      </div>
    </form>
  )
}
