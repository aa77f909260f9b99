import type { InvitationState } from '@halles/domain/trade-invitation.ts'
import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../components/data-table/table-row.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { Invitation } from './invitation-queries.ts'
import styles from './invitations.module.css'

const TONES: Record<InvitationState, Tone> = {
  to_send: 'waiting',
  sent: 'pending',
  accepted: 'accepted',
  ended: 'cancelled',
}

type InvitationTableProps = {
  caption: string
  invitations: readonly Invitation[]
  /** What can be done with one. */
  action: (invitation: Invitation) => ReactNode
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
/** Who was invited, and where each invitation is. */
export function InvitationTable({ caption, invitations, action }: InvitationTableProps) {
  const texts = useTextsOf(invitationsTexts)
  const columns = useMemo(
    (): Column<Invitation>[] => [
      { id: 'name', label: texts.name, isRowHeader: true, cell: Named },
      { id: 'state', label: texts.state, isLabelHidden: true, cell: State },
      { id: 'actions', label: texts.actions, isLabelHidden: true, cell: action },
    ],
    [texts, action],
  )
  return (
    <DataTable caption={caption} columns={columns} className={styles.table}>
      <tbody role="rowgroup">
        {invitations.map((invitation) => (
          <TableRow key={invitation.public_id} row={invitation} columns={columns} />
        ))}
      </tbody>
    </DataTable>
  )
}
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable

function Named(invitation: Invitation) {
  return <Name {...invitation} />
}

function Name({ name, email, code }: Invitation) {
  const texts = useTextsOf(invitationsTexts)
  return (
    <>
      {name}
      <div className="soft small plain">{email}</div>
      {code === '' ? null : <div className="soft small plain">{`${texts.code} ${code}`}</div>}
    </>
  )
}

function State(invitation: Invitation) {
  return <StateOf {...invitation} />
}

function StateOf({ state, invited_at }: Invitation) {
  const texts = useTextsOf(invitationsTexts)
  const { moment } = useFormat()
  return (
    <>
      <StatusBadge tone={TONES[state]}>{texts.states[state]}</StatusBadge>
      {state === 'sent' && invited_at !== null ? (
        <div className="soft small">{texts.sentOn(moment(invited_at))}</div>
      ) : null}
    </>
  )
}
