import { Button } from '@mantine/core'
import { Notice } from '../../components/notice.tsx'
import { useChange } from '../../components/use-change.ts'
import { errorMessage } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ownProfileOptions } from './account-queries.ts'
import { type OwnProfile, saveWithPresentEmail } from './profile-values.ts'

type PendingEmailProps = { profile: OwnProfile; address: string }

/** An address that waits to be confirmed, mistyped perhaps: saving the present one again ends its link. */
export function PendingEmail({ profile, address }: PendingEmailProps) {
  const { accounts } = useTexts()
  const { queryKey } = ownProfileOptions
  const withdraw = useChange({
    call: () => saveWithPresentEmail(profile),
    answers: queryKey,
    stale: queryKey,
    done: accounts.emailWithdrawn,
    failed: errorMessage,
  })
  const button = (
    <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.start()}>
      {accounts.withdrawEmail}
    </Button>
  )
  return (
    <>
      <Notice tone="pending" action={button}>
        {accounts.emailPending(address)}
      </Notice>
      {withdraw.failure ? <Notice tone="error">{withdraw.failure}</Notice> : null}
    </>
  )
}
