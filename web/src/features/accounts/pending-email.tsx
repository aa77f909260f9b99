import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Notice } from '../../components/notice.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { errorMessage } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ownProfileOptions } from './account-queries.ts'
import { type OwnProfile, saveWithPresentEmail } from './profile-values.ts'

type PendingEmailProps = { profile: OwnProfile; address: string }

/** An address that waits to be confirmed, mistyped perhaps: saving the present one again ends its link. */
export function PendingEmail({ profile, address }: PendingEmailProps) {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => saveWithPresentEmail(profile),
    onSuccess: (saved) => {
      client.setQueryData(ownProfileOptions.queryKey, saved)
      void invalidateInAllTabs(client, ownProfileOptions.queryKey)
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
