import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { resetAndReload } from '../../platform/session/session.ts'

/** Ends one's own membership, and with it the session. */
export function LeaveTeam({ business }: { business: string }) {
  const texts = useTextsOf(teamTexts)
  const [asking, setAsking] = useState(false)
  const leave = useChange({ call: () => api.teamLeave({}), done: () => void resetAndReload() })
  function ask() {
    leave.reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="subtle" color="tomato" c="var(--tomato)" onClick={ask}>
        {texts.leave}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={texts.leaveTitle(business)}
        confirm={texts.leave}
        destructive
        busy={leave.isPending}
        failure={leave.failure}
        onConfirm={() => leave.start()}
        onClose={() => setAsking(false)}
      >
        {texts.leaveMessage}
      </ConfirmDialog>
    </>
  )
}
