import { Button, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { type NewPassword, newPasswordProblems } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The button and its dialog. */
export function ChangePassword() {
  const { passwords } = useTexts()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {passwords.change}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={passwords.change}>
        <ChangeForm onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}

type Passwords = NewPassword & { current_password: string }

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { passwords } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: { current_password: '', new_password: '', confirm_password: '' },
    check: ({ current_password, ...typed }: Passwords) => ({
      ...(current_password === '' ? { current_password: 'required' as const } : {}),
      ...newPasswordProblems(typed),
    }),
  })
  const change = useMutation({
    mutationFn: ({ current_password, new_password }: Passwords) =>
      api.changePassword({ current_password, new_password }),
    onSuccess: () => {
      toasts.success(passwords.changed)
      onDone()
    },
    onError: (error) => {
      toasts.error(passwords.changeFailed)
      // SPEC section 5: the fields are cleared after the attempt.
      form.reset()
      form.refuse(error, { wrong_password: 'current_password' })
    },
  })
  return (
    <form {...form.sending((values) => change.mutate(values))}>
      <Stack>
        <Text>{passwords.changeHint}</Text>
        <PasswordField
          label={passwords.current}
          autoComplete="current-password"
          data-autofocus
          {...form.field('current_password')}
        />
        <NewPasswordFields form={form} />
        <FormFailure form={form} />
        <Button type="submit" loading={change.isPending}>
          {passwords.change}
        </Button>
      </Stack>
    </form>
  )
}
