import { Refused } from '@halles/contract/client.ts'
import { Button, Paper, Stack, Text } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'

type ConfirmEmailPageProps = {
  token: string
  /** Leaves this address: the token has served. */
  onDone: () => void
}

/** Where a mail's link leads. A button, because programs that look into mailboxes open links too. */
export function ConfirmEmailPage({ token, onDone }: ConfirmEmailPageProps) {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const confirm = useMutation({
    mutationFn: () => api.confirmEmail({ token }),
    onSuccess: () => {
      toasts.success(accounts.emailConfirmed)
      onDone()
    },
  })
  return (
    <Page title={accounts.confirmEmailTitle} width={600}>
      {isDead(confirm.error) ? (
        <DeadLink />
      ) : (
        <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
          <Stack>
            <Text>{accounts.confirmEmail}</Text>
            {confirm.isError ? (
              <Text c="var(--tomato)" role="alert">
                {errorMessage(confirm.error)}
              </Text>
            ) : null}
            <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {accounts.confirmEmailSubmit}
            </Button>
          </Stack>
        </Paper>
      )}
    </Page>
  )
}

function isDead(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'invalid_token'
}

function DeadLink() {
  const { accounts } = useTexts()
  return (
    <EmptyState
      icon={<IconLinkOff size={30} stroke={1.5} />}
      action={<ButtonLink to="/account">{accounts.toAccount}</ButtonLink>}
    >
      {accounts.deadLink}
    </EmptyState>
  )
}
