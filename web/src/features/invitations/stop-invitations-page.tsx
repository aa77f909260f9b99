import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { Failure } from '../../components/failure.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage, isUnreachable } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { invitationStopOptions } from './invitation-queries.ts'

/** Where the link that ends invitations leads. It ends nothing by itself: mail scanners open links too. */
export function StopInvitationsPage({ token }: { token: string }) {
  const texts = useTextsOf(invitationsTexts)
  const { data, error } = useQuery(invitationStopOptions(token))
  return (
    <Page title={texts.stopTitle} width="narrow">
      {data ? <Choice token={token} stopped={data.stopped} /> : <Missing error={error} />}
    </Page>
  )
}

function Choice({ token, stopped }: { token: string; stopped: boolean }) {
  const texts = useTextsOf(invitationsTexts)
  const end = useChange({
    call: () => apiWithOverlay.invitationStop({ token }),
    answers: invitationStopOptions(token).queryKey,
  })
  return (
    <div className="card pad">
      <div className="stack">
        <p className={stopped ? 'strong' : 'plain'} role="status">
          {stopped ? texts.stopped : texts.stopText}
        </p>
        {end.failure ? <Failure>{end.failure}</Failure> : null}
        {stopped ? null : (
          <Button loading={end.isPending} onClick={() => end.start()}>
            {texts.stop}
          </Button>
        )}
      </div>
    </div>
  )
}

function Missing({ error }: { error: Error | null }) {
  const texts = useTextsOf(invitationsTexts)
  if (error === null) return <SkeletonRows rows={2} />
  return (
    <EmptyState
      icon={<IconLinkOff size={30} stroke={1.5} />}
      action={<ButtonLink to="/">{texts.home}</ButtonLink>}
    >
      {isUnreachable(error) ? errorMessage(error) : texts.stopDead}
    </EmptyState>
  )
}
