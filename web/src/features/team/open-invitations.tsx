import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../components/data-table/table-row.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useFormat } from '../../platform/language/language.ts'
import { Limits } from './limits.tsx'
import styles from './team.module.css'
import { type Invitation, useTeamChange } from './team-queries.ts'
import { useTeamTexts } from './use-team-texts.ts'

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const team = useTeamTexts()
  const columns = useInvitationColumns()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className={styles.title}>
        {team.invitations}
      </h2>
      <DataTable caption={team.invitations} columns={columns} className={styles.table}>
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
  const team = useTeamTexts()
  return useMemo(
    () => [
      { id: 'name', label: team.email, isRowHeader: true, cell: ({ email }) => email },
      { id: 'role', label: team.role, isLabelInCards: true, cell: Given },
      { id: 'seen', label: team.invitations, isLabelHidden: true, cell: Expiry },
      {
        id: 'actions',
        label: team.actions,
        isLabelHidden: true,
        cell: (invitation) => <Withdraw invitation={invitation} />,
      },
    ],
    [team],
  )
}

function Given(invitation: Invitation) {
  return <GivenRole invitation={invitation} />
}

function Expiry({ expires_at }: Invitation) {
  return <Expires at={expires_at} />
}

function GivenRole({ invitation }: { invitation: Invitation }) {
  const team = useTeamTexts()
  const { role, order_limit, week_limit } = invitation
  const isLimited = order_limit !== null || week_limit !== null
  return (
    <>
      {team.roles[role]}
      {isLimited ? (
        <div className={styles.soft}>
          <Limits {...invitation} />
        </div>
      ) : null}
    </>
  )
}

function Expires({ at }: { at: string }) {
  const team = useTeamTexts()
  const { moment } = useFormat()
  return Date.parse(at) < Date.now() ? team.expired(moment(at)) : team.expires(moment(at))
}

function Withdraw({ invitation: { public_id, email } }: { invitation: Invitation }) {
  const team = useTeamTexts()
  const toasts = useToasts()
  const withdraw = useTeamChange(
    () => api.teamInvitationWithdraw({ public_id }),
    () => toasts.success(team.withdrawn(email)),
  )
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={team.withdrawOf(email)}
        loading={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(undefined, { onError: (error) => toasts.error(errorMessage(error)) })
        }
      >
        {team.withdraw}
      </Button>
    </div>
  )
}
