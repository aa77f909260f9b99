import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { useMemo } from 'react'
import type { Column } from '../../components/data-table/table-row.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Limits } from './limits.tsx'
import { MemberActions } from './member-actions.tsx'
import { nameOf } from './name-of.ts'
import styles from './team.module.css'
import type { Member } from './team-queries.ts'

/** The columns of the members; suppliers place no orders and have no limits. */
export function useMemberColumns(kind: AccountKind, onSelfChanged: () => void): Column<Member>[] {
  const texts = useTextsOf(teamTexts)
  const { moment } = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` follows the language, as the texts do
  return useMemo(() => {
    const limits: Column<Member> = {
      id: 'limits',
      label: texts.limits,
      isLabelInCards: true,
      cell: (member) => <Limits {...member} />,
    }
    return [
      {
        id: 'name',
        label: texts.name,
        isRowHeader: true,
        cell: (member) => <Name member={member} />,
      },
      {
        id: 'role',
        label: texts.role,
        isLabelInCards: true,
        cell: ({ role }) => texts.roles[role],
      },
      ...(kind === 'restaurant' ? [limits] : []),
      {
        id: 'seen',
        label: texts.lastSeen,
        isLabelInCards: true,
        cell: ({ last_seen_at: seen }) => (seen === null ? texts.neverSeen : moment(seen)),
      },
      {
        id: 'actions',
        label: texts.actions,
        isLabelHidden: true,
        cell: (member) => (
          <MemberActions member={member} kind={kind} onSelfChanged={onSelfChanged} />
        ),
      },
    ]
  }, [texts, kind, onSelfChanged])
}

function Name({ member }: { member: Member }) {
  const texts = useTextsOf(teamTexts)
  return (
    <>
      {nameOf(member)}
      {member.is_self ? <span className={styles.soft}>{texts.you}</span> : null}
      <div className={styles.soft}>{member.email}</div>
      {member.is_contact ? <div className={styles.soft}>{texts.contact}</div> : null}
    </>
  )
}
