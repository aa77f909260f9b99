import { Refused } from '@halles/contract/client.ts'
import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Failure } from '../../components/failure.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { tradeInvitationOptions } from './invitation-queries.ts'

type Invited = Awaited<ReturnType<typeof api.tradeInvitationInfo>>

/** Where the link of an invitation leads, whoever opens it. It opens nothing by itself: mail scanners open links too. */
export function TradeInvitationPage({ token }: { token: string }) {
  const texts = useTextsOf(invitationsTexts)
  const query = useQuery(tradeInvitationOptions(token))
  const follow = useChange({ call: () => api.tradeInvitationAccept({ token }) })
  if (follow.answer && query.data) {
    return <Followed by={query.data.by} {...follow.answer} />
  }
  if (query.error instanceof Refused && query.error.body?.code === 'invitation_over') {
    return (
      <Page title={texts.pending} width="narrow">
        <EmptyState icon={<IconLinkOff size={30} stroke={1.5} />}>{texts.over}</EmptyState>
      </Page>
    )
  }
  return (
    <Page title={query.data?.business ?? texts.pending} width="narrow">
      <QueryState query={query} error={texts.error}>
        {(invited) => (
          <Invitation token={token} invited={invited}>
            {follow.failure ? <Failure>{follow.failure}</Failure> : null}
            <Button loading={follow.isPending} onClick={() => follow.start()}>
              {texts.accept}
            </Button>
          </Invitation>
        )}
      </QueryState>
    </Page>
  )
}

type FollowedProps = Pick<Invited, 'by' | 'business'> & { business_public_id: string }

/** Leads on by a page of its own: what somebody may see has changed. */
function Followed({ by, business, business_public_id }: FollowedProps) {
  const texts = useTextsOf(invitationsTexts)
  const isFromSupplier = by === 'supplier'
  return (
    <Page title={business} width="narrow">
      <Card>
        <p className="strong" role="status">
          {texts.accepted(business)}
        </p>
        <ButtonAnchor
          href={isFromSupplier ? `/supplierinfo/${business_public_id}` : '/supplier/orders'}
        >
          {isFromSupplier ? texts.seeSupplier : texts.toOrders}
        </ButtonAnchor>
      </Card>
    </Page>
  )
}

type InvitationProps = {
  token: string
  invited: Invited
  /** How it is accepted, by whoever may. */
  children: ReactNode
}

function Invitation({ token, invited, children }: InvitationProps) {
  const texts = useTextsOf(invitationsTexts)
  const { business, by, takes } = invited
  const isFromSupplier = by === 'supplier'
  return (
    <Card>
      <p className="strong">
        {(isFromSupplier ? texts.fromSupplier : texts.fromRestaurant)(business)}
      </p>
      <p>{isFromSupplier ? texts.meansSupplier : texts.meansRestaurant}</p>
      {takes === 'accept' ? children : null}
      {takes === 'other_account' ? (
        <p className="soft">{texts.otherAccount[isFromSupplier ? 'supplier' : 'restaurant']}</p>
      ) : null}
      {takes === 'sign_up' ? (
        <div className="row center gap-md">
          <ButtonLink
            to="/signup"
            search={{ type: isFromSupplier ? 'restaurant' : 'supplier', invitation: token }}
          >
            {texts.signUp}
          </ButtonLink>
          <ButtonLink to="/login" search={{ redirect: `/invitation/${token}` }} variant="default">
            {texts.logIn}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  )
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="card pad">
      <div className="stack">{children}</div>
    </div>
  )
}
