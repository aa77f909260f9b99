import { teamTexts } from '@halles/texts/pages/team.ts'
import { useMemo } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../components/data-table/table-row.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Limits } from './limits.tsx'
import styles from './team.module.css'
import { type Invitation, useTeamChange } from './team-queries.ts'

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const texts = useTextsOf(teamTexts)
  const columns = useInvitationColumns()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className={styles.title}>
        {texts.invitations}
      </h2>
      <DataTable caption={texts.invitations} columns={columns} className={styles.table}>
        <tbody role="rowgroup">
          {invitations.map((invitation) => (
            <TableRow key={invitation.public_id} row={invitation} columns={columns} />
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable

function useInvitationColumns(): Column<Invitation>[] {
  const texts = useTextsOf(teamTexts)
  return useMemo(
    () => [
      { id: 'name', label: texts.email, isRowHeader: true, cell: ({ email }) => email },
      { id: 'role', label: texts.role, isLabelInCards: true, cell: Given },
      { id: 'seen', label: texts.invitations, isLabelHidden: true, cell: Expiry },
      {
        id: 'actions',
        label: texts.actions,
        isLabelHidden: true,
        cell: (invitation) => <Withdraw invitation={invitation} />,
      },
    ],
    [texts],
  )
}

function Given(invitation: Invitation) {
  return <GivenRole invitation={invitation} />
}

function Expiry({ expires_at, is_expired }: Invitation) {
  const texts = useTextsOf(teamTexts)
  const { moment } = useFormat()
  return (is_expired ? texts.expired : texts.expires)(moment(expires_at))
}

function GivenRole({ invitation }: { invitation: Invitation }) {
  const texts = useTextsOf(teamTexts)
  const { role, order_limit, week_limit } = invitation
  const isLimited = order_limit !== null || week_limit !== null
  return (
    <>
      {texts.roles[role]}
      {isLimited ? (
        <div className={`${styles.soft} soft small`}>
          <Limits {...invitation} />
        </div>
      ) : null}
    </>
  )
}

function Withdraw({ invitation: { public_id, email } }: { invitation: Invitation }) {
  const texts = useTextsOf(teamTexts)
  const withdraw = useTeamChange({
    call: () => api.teamInvitationWithdraw({ public_id }),
    done: texts.withdrawn(email),
    failed: errorMessage,
  })
  return (
    <div className={`${styles.actions} gap-xs row`}>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.withdrawOf(email)}
        loading={withdraw.isPending}
        onClick={() => withdraw.start()}
      >
        {texts.withdraw}
      </Button>
    </div>
  )
}
