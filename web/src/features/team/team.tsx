import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../components/data-table/table-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Limits } from './limits.tsx'
import { MemberActions } from './member-actions.tsx'
import { nameOf } from './name-of.ts'
import { OpenInvitations } from './open-invitations.tsx'
import styles from './team.module.css'
import { type Member, teamOptions } from './team-queries.ts'

type TeamProps = {
  kind: AccountKind
  /** One's own role was changed: what one may see has changed with it. */
  onSelfChanged: () => void
}

export function Team({ kind, onSelfChanged }: TeamProps) {
  const texts = useTextsOf(teamTexts)
  const query = useQuery(teamOptions)
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <div className={`${styles.top} center between mb-lg row`}>
        <p className="soft">{texts.intro}</p>
        <Button icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </div>
      <QueryState query={query} error={texts.loadError}>
        {({ members, invitations }) => (
          <>
            <Members members={members} kind={kind} onSelfChanged={onSelfChanged} />
            {members.length === 1 && invitations.length === 0 ? (
              <EmptyState icon={<IconUsersGroup size={30} stroke={1.5} />}>
                {texts.onlyYou}
              </EmptyState>
            ) : null}
            {invitations.length > 0 ? <OpenInvitations invitations={invitations} /> : null}
          </>
        )}
      </QueryState>
      <InviteDialog opened={inviting} kind={kind} onClose={() => setInviting(false)} />
    </>
  )
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
function Members({ members, kind, onSelfChanged }: TeamProps & { members: readonly Member[] }) {
  const texts = useTextsOf(teamTexts)
  const columns = useMemberColumns(kind, onSelfChanged)
  return (
    <DataTable caption={texts.members} columns={columns} className={styles.table}>
      <tbody role="rowgroup">
        {members.map((member) => (
          <TableRow key={member.person} row={member} columns={columns} />
        ))}
      </tbody>
    </DataTable>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable

function useMemberColumns(kind: AccountKind, onSelfChanged: () => void): Column<Member>[] {
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
      {member.is_self ? <span className={`${styles.soft} soft small`}>{texts.you}</span> : null}
      <div className={`${styles.soft} soft small`}>{member.email}</div>
      {member.is_contact ? (
        <div className={`${styles.soft} soft small`}>{texts.contact}</div>
      ) : null}
    </>
  )
}
