import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Paging } from '../../components/paging.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { errorMessage } from '../../platform/api/api.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import {
  customerInvitationsOptions,
  type Invitation,
  useInviteCustomers,
} from './invitation-queries.ts'
import { InvitationTable } from './invitation-table.tsx'
import styles from './invitations.module.css'
import { InviteCustomerDialog } from './invite-customer-dialog.tsx'

const ROWS_PER_PAGE = 50

/** Whom a supplier has named as its customers, and how they are written to. */
export function CustomerInvitations() {
  const texts = useTextsOf(invitationsTexts)
  const [page, setPage] = useState(1)
  const [isInviting, setInviting] = useState(false)
  const query = useQuery(customerInvitationsOptions(page))
  return (
    <section className="stack gap-md">
      <div className={`${styles.top} row center between`}>
        <div>
          <h2>{texts.customersTitle}</h2>
          <p className="soft">{texts.customersText}</p>
        </div>
        <Button
          variant="default"
          icon={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {texts.inviteOne}
        </Button>
      </div>
      <QueryState query={query} error={texts.loadError}>
        {({ counts, count, results }) => (
          <>
            {counts.to_send > 0 ? <InviteAll count={counts.to_send} /> : null}
            {count === 0 ? (
              <EmptyState icon={<IconMailForward size={30} stroke={1.5} />}>
                {texts.noCustomers}
              </EmptyState>
            ) : (
              <InvitationTable
                caption={texts.customersTitle}
                invitations={results}
                action={inviteOf}
              />
            )}
            <Paging page={page} pages={Math.ceil(count / ROWS_PER_PAGE)} onPage={setPage} />
          </>
        )}
      </QueryState>
      <InviteCustomerDialog opened={isInviting} onClose={() => setInviting(false)} />
    </section>
  )
}

function InviteAll({ count }: { count: number }) {
  const texts = useTextsOf(invitationsTexts)
  const { decimal } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const invite = useInviteCustomers(
    () => ({}),
    (invited) => texts.sent(decimal(String(invited)), invited > 1),
  )
  const many = [decimal(String(count)), count > 1] as const
  return (
    <div>
      <Button icon={<IconMailForward size={18} aria-hidden />} onClick={() => setAsking(true)}>
        {texts.inviteAll(...many)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.inviteAllTitle(...many)}
        confirm={texts.inviteAll(...many)}
        busy={invite.isPending}
        failure={invite.failure}
        onConfirm={() => invite.start(undefined, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {texts.inviteAllMessage}
      </ConfirmDialog>
    </div>
  )
}

function inviteOf(invitation: Invitation) {
  return invitation.may_invite ? <InviteOne invitation={invitation} /> : null
}

function InviteOne({ invitation: { public_id, name, email, state } }: { invitation: Invitation }) {
  const texts = useTextsOf(invitationsTexts)
  const invite = useInviteCustomers(
    () => ({ public_ids: [public_id] }),
    (invited) => (invited > 0 ? texts.invited : texts.notAgain)(email),
  )
  const isAgain = state === 'sent'
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={isAgain ? texts.againOf(name) : texts.inviteOf(name)}
        loading={invite.isPending}
        onClick={() => invite.start()}
      >
        {isAgain ? texts.again : texts.invite}
      </Button>
      {invite.error ? <p className="error-text small">{errorMessage(invite.error)}</p> : null}
    </>
  )
}
