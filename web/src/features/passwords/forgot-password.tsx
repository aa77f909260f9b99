import { requestPasswordReset } from '@halles/contract/endpoints/passwords.ts'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'

type ForgotPasswordProps = {
  opened: boolean
  onClose: () => void
  /** What the login form holds already. */
  email?: string
}

/** SPEC section 2: a dialog that asks for an e-mail. It answers alike whether or not the address is known. */
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
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: { email },
    check: (values) => problemsIn(requestPasswordReset.input, values),
  })
  const request = useMutation({
    mutationFn: (typed: { email: string }) => apiWithOverlay.requestPasswordReset(typed),
    onSuccess: () => toasts.success(passwords.sent),
    onError: () => toasts.error(refusals.internal_error),
  })
  if (request.isSuccess) {
    return (
      <Stack>
        <Text>{passwords.sentHint(request.variables.email)}</Text>
        <Button onClick={onClose}>{common.close}</Button>
      </Stack>
    )
  }
  return (
    <form {...form.formProps((values) => request.mutateAsync(values))}>
      <Stack>
        <Text>{passwords.forgotten}</Text>
        <TextInput
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
      </Stack>
    </form>
  )
}
