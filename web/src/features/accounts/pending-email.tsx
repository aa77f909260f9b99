import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Notice } from '../../components/notice.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { errorMessage } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ownAccountKey } from './account-queries.ts'
import { kindOf, type OwnAccount } from './own-account.ts'
import { saveWithPresentEmail } from './profile-values.ts'

type PendingEmailProps = { account: OwnAccount; address: string }

/** An address that waits to be confirmed, mistyped perhaps: saving the present one again ends its link. */
export function PendingEmail({ account, address }: PendingEmailProps) {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => saveWithPresentEmail(account),
    onSuccess: (saved) => {
      client.setQueryData(ownAccountKey(kindOf(account)), saved)
      void invalidateInAllTabs(client, ownAccountKey(kindOf(account)))
      toasts.success(accounts.emailWithdrawn)
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
  const button = (
    <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {accounts.withdrawEmail}
    </Button>
  )
  return (
    <>
      <Notice tone="pending" action={button}>
        {accounts.emailPending(address)}
      </Notice>
      {withdraw.error ? <Notice tone="error">{errorMessage(withdraw.error)}</Notice> : null}
    </>
  )
}
