import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '../platform/language/language.ts'
import { FormFailure } from './form/form-failure.tsx'
import { useCheckedForm } from './form/use-checked-form.ts'
import { PasswordField } from './password-field.tsx'

export type PasswordFormProps = {
  /** What will happen. */
  message: string
  /** The label of the button that does it. */
  confirm: string
  /** Whether it takes something away, as it does unless said otherwise. */
  isDestructive?: boolean
  send: (sent: { current_password: string }) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

export function PasswordForm({
  message,
  confirm,
  isDestructive = true,
  send,
  onDone,
  onClose,
}: PasswordFormProps) {
  const { forms, common } = useTexts()
  const form = useCheckedForm({
    initialValues: { current_password: '' },
    check: ({ current_password }) =>
      current_password === '' ? { current_password: 'required' as const } : {},
  })
  const sending = useMutation({ mutationFn: send, onSuccess: onDone })
  const places = { wrong_password: 'current_password' } as const
  return (
    <form {...form.formProps((values) => sending.mutateAsync(values), places)}>
      <Stack>
        <Text>{message}</Text>
        <PasswordField
          label={forms.passwordToConfirm}
          autoComplete="current-password"
          data-autofocus
          {...form.field('current_password')}
        />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            loading={sending.isPending}
            {...(isDestructive && { color: 'tomato' })}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
