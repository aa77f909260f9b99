import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { errorMessage } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { ownAccountKey } from './account-queries.ts'
import { kindOf, type OwnAccount } from './own-account.ts'
import { saveWithPresentEmail } from './profile-values.ts'

/** Ends the link to an address that waits, mistyped perhaps: whoever reads that mailbox has nothing of it any more. */
export function WithdrawEmailChange({ account }: { account: OwnAccount }) {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => saveWithPresentEmail(account),
    onSuccess: (saved) => {
      client.setQueryData(ownAccountKey(kindOf(account)), saved)
      toasts.success(accounts.emailWithdrawn)
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
  return (
    <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {accounts.withdrawEmail}
    </Button>
  )
}
