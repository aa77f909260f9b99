import { teamTexts } from '@halles/texts/pages/team.ts'
import { AskButton } from '../../components/ask-button.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { resetAndReload } from '../../platform/session/session.ts'

/** Ends one's own membership, and with it the session. */
export function LeaveTeam({ business }: { business: string }) {
  const texts = useTextsOf(teamTexts)
  const leave = useChange({ call: () => api.teamLeave({}), done: () => void resetAndReload() })
  return (
    <AskButton
      variant="subtle"
      danger
      title={texts.leaveTitle(business)}
      message={texts.leaveMessage}
      confirm={texts.leave}
      destructive
      change={leave}
      onConfirm={() => leave.start()}
    >
      {texts.leave}
    </AskButton>
  )
}
