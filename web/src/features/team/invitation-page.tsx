import { Refused } from '@halles/contract/client.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { Failure } from '../../components/failure.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { endSessionHere } from '../../platform/session/session.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { AcceptForm } from './accept-form.tsx'
import { type Invited, invitedOptions } from './invited-query.ts'

type InvitationPageProps = {
  token: string
  onJoined: (viewer: Viewer) => void
  /** Before somebody else who is signed in here is signed out. */
  sendFirst: (milliseconds: number) => Promise<unknown>
}

export function InvitationPage({ token, onJoined, sendFirst }: InvitationPageProps) {
  const texts = useTextsOf(teamTexts)
  const client = useQueryClient()
  const query = useQuery(invitedOptions(token))
  // What it takes has changed: somebody signed in, out or up meanwhile.
  const askAgain = () => client.invalidateQueries({ queryKey: invitedOptions(token).queryKey })
  if (isOver(query.error)) {
    return (
      <Page title={texts.invitationPending} width="narrow">
        <EmptyState icon={<IconLinkOff size={30} stroke={1.5} />}>{texts.over}</EmptyState>
      </Page>
    )
  }
  const title = query.data ? texts.invitationTitle(query.data.business) : texts.invitationPending
  return (
    <Page title={title} width="narrow">
      <QueryState query={query} error={texts.invitationError}>
        {(invited) => (
          <div className="card pad">
            <div className="stack">
              <Facts invited={invited} />
              {invited.takes === 'logout' ? (
                <OtherSignedIn email={invited.email} sendFirst={sendFirst} />
              ) : (
                <AcceptForm
                  key={invited.takes}
                  token={token}
                  invited={invited}
                  onJoined={onJoined}
                  onOutdated={askAgain}
                />
              )}
            </div>
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function isOver(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'invitation_over'
}

function Facts({ invited }: { invited: Invited }) {
  const texts = useTextsOf(teamTexts)
  const { invited_by, business, role } = invited
  return (
    <>
      <p>{texts.invitedBy(invited_by, business)}</p>
      <p>
        <span className="strong">{texts.roleIs(texts.roles[role])}</span> {texts.allows[role]}
      </p>
    </>
  )
}

/** Somebody waits for the page: no longer for what is still to be sent. */
const TIMEOUT_MS = 5_000

type OtherSignedInProps = {
  email: string
  /** Sends what waits on this device, as long as that takes no longer. */
  sendFirst: (milliseconds: number) => Promise<unknown>
}

/** An invitation of somebody else than the one who is signed in here. */
function OtherSignedIn({ email, sendFirst }: OtherSignedInProps) {
  const texts = useTextsOf(teamTexts)
  const leave = useChange({
    async call() {
      await sendFirst(TIMEOUT_MS)
      await endSessionHere()
    },
  })
  return (
    <>
      <p>{texts.otherSignedIn(email)}</p>
      {leave.failure ? <Failure>{leave.failure}</Failure> : null}
      <Button loading={leave.isPending} onClick={() => leave.start()}>
        {texts.signOut}
      </Button>
    </>
  )
}
