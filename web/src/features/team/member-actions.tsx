import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMember } from '../../platform/session/viewer.ts'
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
    <div className={`${styles.actions} row`}>
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
  const [asking, setAsking] = useState(false)
  const name = nameOf(member)
  const remove = useTeamChange({
    call: () => api.teamRemove({ person: member.person }),
    done() {
      setAsking(false)
      return texts.removed(name)
    },
  })
  function ask() {
    remove.reset()
    setAsking(true)
  }
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        color="tomato"
        c="var(--tomato)"
        aria-label={texts.removeOf(name)}
        onClick={ask}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={texts.removeTitle(name)}
        confirm={texts.removeOf(name)}
        destructive
        busy={remove.isPending}
        failure={remove.failure}
        onConfirm={() => remove.start()}
        onClose={() => setAsking(false)}
      >
        {texts.removeMessage(name)}
      </ConfirmDialog>
    </>
  )
}
