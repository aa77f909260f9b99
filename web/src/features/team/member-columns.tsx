import type { AccountKind } from '@halles/domain/account.ts'
import { useMemo } from 'react'
import type { Column } from '../../components/data-table/table-row.tsx'
import { useFormat } from '../../platform/language/language.ts'
import { Limits } from './limits.tsx'
import { MemberActions } from './member-actions.tsx'
import { nameOf } from './name-of.ts'
import styles from './team.module.css'
import type { Member } from './team-queries.ts'
import { useTeamTexts } from './use-team-texts.ts'

/** The columns of the members; suppliers place no orders and have no limits. */
export function useMemberColumns(kind: AccountKind, onSelfChanged: () => void): Column<Member>[] {
  const team = useTeamTexts()
  const { moment } = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` follows the language, as the texts do
  return useMemo(() => {
    const limits: Column<Member> = {
      id: 'limits',
      label: team.limits,
      isLabelInCards: true,
      cell: (member) => <Limits {...member} />,
    }
    return [
      {
        id: 'name',
        label: team.name,
        isRowHeader: true,
        cell: (member) => <Name member={member} />,
      },
      {
        id: 'role',
        label: team.role,
        isLabelInCards: true,
        cell: ({ role }) => team.roles[role],
      },
      ...(kind === 'restaurant' ? [limits] : []),
      {
        id: 'seen',
        label: team.lastSeen,
        isLabelInCards: true,
        cell: ({ last_seen_at: seen }) => (seen === null ? team.neverSeen : moment(seen)),
      },
      {
        id: 'actions',
        label: team.actions,
        isLabelHidden: true,
        cell: (member) => (
          <MemberActions member={member} kind={kind} onSelfChanged={onSelfChanged} />
        ),
      },
    ]
  }, [team, kind, onSelfChanged])
}

function Name({ member }: { member: Member }) {
  const team = useTeamTexts()
  return (
    <>
      {nameOf(member)}
      {member.is_self ? <span className={styles.soft}>{team.you}</span> : null}
      <div className={styles.soft}>{member.email}</div>
      {member.is_contact ? <div className={styles.soft}>{team.contact}</div> : null}
    </>
  )
}
