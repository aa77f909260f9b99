import { closeAccount } from '@halles/contract/endpoints/accounts.ts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { leave } from '../../platform/session.ts'

/** The button, the question that asks for the password, and the goodbye. */
export function CloseAccount() {
  const { accounts, common } = useTexts()
  const [opened, setOpened] = useState(false)
  const [closed, setClosed] = useState(false)
  return (
    <>
      <Button variant="subtle" color="tomato" onClick={() => setOpened(true)}>
        {accounts.close}
      </Button>
      <Modal
        opened={opened}
        onClose={closed ? leave : () => setOpened(false)}
        title={closed ? accounts.closedTitle : accounts.closeTitle}
        centered
        closeButtonProps={{ 'aria-label': common.close, size: 44 }}
      >
        {closed ? (
          <Goodbye />
        ) : (
          <CloseForm onClosed={() => setClosed(true)} onCancel={() => setOpened(false)} />
        )}
      </Modal>
    </>
  )
}

function CloseForm({ onClosed, onCancel }: { onClosed: () => void; onCancel: () => void }) {
  const { accounts, common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: { current_password: '' },
    check: (values) => problemsIn(closeAccount.input, values),
  })
  const closing = useMutation({
    mutationFn: (typed: { current_password: string }) => api.closeAccount(typed),
    onSuccess: onClosed,
    onError: (error) => {
      toasts.error(accounts.closeFailed)
      form.refuse(error, { wrong_password: 'current_password' })
    },
  })
  return (
    <form {...form.sending((values) => closing.mutate(values))}>
      <Stack>
        <Text>{accounts.closeMessage}</Text>
        <PasswordField
          label={accounts.closePassword}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" color="tomato" loading={closing.isPending}>
            {accounts.closeSubmit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Goodbye() {
  const { accounts } = useTexts()
  return (
    <Stack>
      <Text>{accounts.closed}</Text>
      <Button onClick={leave}>{accounts.leave}</Button>
    </Stack>
  )
}
