import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { resetAndReload } from '../../platform/session/session.ts'
import { useTeamTexts } from './use-team-texts.ts'

/** Ends one's own membership, and with it the session. */
export function LeaveTeam({ business }: { business: string }) {
  const team = useTeamTexts()
  const [asking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => api.teamLeave({}),
    onSuccess: resetAndReload,
  })
  function ask() {
    leave.reset()
    setAsking(true)
  }
  return (
    <>
      <Button variant="subtle" color="tomato" c="var(--tomato)" onClick={ask}>
        {team.leave}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={team.leaveTitle(business)}
        confirm={team.leave}
        destructive
        busy={leave.isPending}
        failure={leave.isError ? errorMessage(leave.error) : undefined}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      >
        {team.leaveMessage}
      </ConfirmDialog>
    </>
  )
}
