import type { AccountKind } from '@halles/domain/account.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithoutOverlay, errorMessage } from '../../platform/api/api.ts'
import { nameOf } from './name-of.ts'
import { RoleDialog } from './role-dialog.tsx'
import styles from './team.module.css'
import { type Member, useTeamChange } from './team-queries.ts'
import { useTeamTexts } from './use-team-texts.ts'

export type MemberActionsProps = {
  member: Member
  kind: AccountKind
  /** One's own role was changed, or one removed oneself. */
  onSelfChanged: () => void
}

/** What an owner may do with a member of the team. */
export function MemberActions({ member, kind, onSelfChanged }: MemberActionsProps) {
  const team = useTeamTexts()
  const toasts = useToasts()
  const [asking, setAsking] = useState<'role' | 'removal'>()
  const close = () => setAsking(undefined)
  const changed = () => member.is_self && onSelfChanged()
  const name = nameOf(member)
  const remove = useTeamChange(
    () => apiWithoutOverlay.teamRemove({ person: member.person }),
    () => {
      toasts.success(team.removed(name))
      close()
      changed()
    },
  )
  function askToRemove() {
    remove.reset()
    setAsking('removal')
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={team.changeOf(name)}
        onClick={() => setAsking('role')}
      >
        {team.change}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        color="tomato"
        c="var(--tomato)"
        aria-label={team.removeOf(name)}
        onClick={askToRemove}
      >
        {team.remove}
      </Button>
      <RoleDialog
        opened={asking === 'role'}
        member={member}
        kind={kind}
        onClose={close}
        onChanged={changed}
      />
      <ConfirmDialog
        opened={asking === 'removal'}
        title={team.removeTitle(name)}
        confirm={team.removeOf(name)}
        destructive
        busy={remove.isPending}
        failure={remove.isError ? errorMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate(undefined)}
        onClose={close}
      >
        {team.removeMessage(name)}
      </ConfirmDialog>
    </div>
  )
}
