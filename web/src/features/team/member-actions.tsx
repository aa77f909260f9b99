import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMember } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { nameOf } from './name-of.ts'
import { RoleDialog } from './role-dialog.tsx'
import styles from './team.module.css'
import { type Member, useTeamChange } from './team-queries.ts'

type MemberActionsProps = {
  member: Member
  kind: AccountKind
  /** One's own role was changed. */
  onSelfChanged: () => void
}

export function MemberActions({ member, kind, onSelfChanged }: MemberActionsProps) {
  const texts = useTextsOf(teamTexts)
  const [isChanging, setChanging] = useState(false)
  const business = useMember()?.business ?? ''
  return (
    <div className={`${styles.actions} gap-xs row`}>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.changeOf(nameOf(member))}
        onClick={() => setChanging(true)}
      >
        {texts.change}
      </Button>
      {member.is_self ? <LeaveTeam business={business} /> : <RemoveMember member={member} />}
      <RoleDialog
        opened={isChanging}
        member={member}
        kind={kind}
        onClose={() => setChanging(false)}
        onChanged={() => member.is_self && onSelfChanged()}
      />
    </div>
  )
}

function RemoveMember({ member }: { member: Member }) {
  const texts = useTextsOf(teamTexts)
  const name = nameOf(member)
  const remove = useTeamChange({
    call: () => api.teamRemove({ person: member.person }),
    done: texts.removed(name),
  })
  return (
    <AskButton
      variant="subtle"
      size="sm"
      danger
      aria-label={texts.removeOf(name)}
      title={texts.removeTitle(name)}
      message={texts.removeMessage(name)}
      confirm={texts.removeOf(name)}
      destructive
      change={remove}
    >
      {texts.remove}
    </AskButton>
  )
}
