import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { signOut } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'

/** Whoever logs out waits no longer for what is still to be sent. */
const TIMEOUT_MS = 5_000

type LogOutButtonProps = {
  /** Sends what waits on this device, as long as that takes no longer, and answers how much of it is left. */
  sendFirst?: (milliseconds: number) => Promise<number>
}

/** Quiet: no page is about it. What cannot be sent would be lost, so that is asked. */
export function LogOutButton({ sendFirst }: LogOutButtonProps) {
  const { session } = useTexts()
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState(0)

  async function logOut() {
    setSending(true)
    const left = (await sendFirst?.(TIMEOUT_MS)) ?? 0
    setSending(false)
    setUnsent(left)
    if (left === 0) await signOut()
  }
  return (
    <>
      <Button
        variant="subtle"
        icon={<IconLogout size={18} aria-hidden />}
        loading={isSending}
        onClick={logOut}
      >
        {session.logout}
      </Button>
      <ConfirmDialog
        opened={unsent > 0}
        title={session.unsentTitle}
        confirm={session.logoutAnyway}
        destructive
        onConfirm={signOut}
        onClose={() => setUnsent(0)}
      >
        {session.unsent(unsent)}
      </ConfirmDialog>
    </>
  )
}
