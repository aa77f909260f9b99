import type { AccountKind } from '@halles/domain/account.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useMember } from '../../platform/session/viewer.ts'
import { LeaveTeam } from './leave-team.tsx'
import { nameOf } from './name-of.ts'
import { RoleDialog } from './role-dialog.tsx'
import styles from './team.module.css'
import { type Member, useTeamChange } from './team-queries.ts'
import { useTeamTexts } from './use-team-texts.ts'

type MemberActionsProps = {
  member: Member
  kind: AccountKind
  /** One's own role was changed. */
  onSelfChanged: () => void
}

/** What an owner may do with a member of the team. */
export function MemberActions({ member, kind, onSelfChanged }: MemberActionsProps) {
  const team = useTeamTexts()
  const [isChanging, setChanging] = useState(false)
  const business = useMember()?.business ?? ''
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={team.changeOf(nameOf(member))}
        onClick={() => setChanging(true)}
      >
        {team.change}
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
  const team = useTeamTexts()
  const toasts = useToasts()
  const [asking, setAsking] = useState(false)
  const name = nameOf(member)
  const remove = useTeamChange(
    () => api.teamRemove({ person: member.person }),
    () => {
      toasts.success(team.removed(name))
      setAsking(false)
    },
  )
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
        aria-label={team.removeOf(name)}
        onClick={ask}
      >
        {team.remove}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={team.removeTitle(name)}
        confirm={team.removeOf(name)}
        destructive
        busy={remove.isPending}
        failure={remove.isError ? errorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {team.removeMessage(name)}
      </ConfirmDialog>
    </>
  )
}
