import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button, Text } from '@mantine/core'
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { TableRow } from '../../components/data-table/table-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import styles from './team.module.css'
import { type Member, teamOptions } from './team-queries.ts'

type TeamProps = {
  kind: AccountKind
  /** One's own role was changed: what one may see has changed with it. */
  onSelfChanged: () => void
}

/** Who belongs to the business and who is invited, for its owners. */
export function Team({ kind, onSelfChanged }: TeamProps) {
  const texts = useTextsOf(teamTexts)
  const query = useQuery(teamOptions)
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <div className={styles.top}>
        <Text c="dimmed">{texts.intro}</Text>
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setInviting(true)}
        >
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
