import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useTexts } from '../../platform/language.ts'
import { signOut } from '../../platform/session.ts'
import { unsentAfterTrying } from '../../platform/unsent.ts'

/** Whoever logs out waits no longer for what is still to be sent. */
const PATIENCE_MS = 5_000

/** Sends first what was changed and not sent yet. What cannot be sent would be lost, so that is asked. */
export function LogOutButton() {
  const { session } = useTexts()
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState(0)

  async function logOut() {
    setSending(true)
    const left = await unsentAfterTrying(PATIENCE_MS)
    setSending(false)
    setUnsent(left)
    if (left === 0) await signOut()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLogout size={18} aria-hidden />}
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
