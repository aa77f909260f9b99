import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/team/invitation-page.tsx'
import { HOMES, useViewer, type Viewer } from '../platform/session/viewer.ts'
import { flushOfflineChanges } from './-flush-offline-changes.ts'

export const Route = createFileRoute('/team-invitation/$token')({ component: TeamInvitation })

function TeamInvitation() {
  const isRestaurant = useViewer() === 'restaurant'
  // A page of its own, which knows nothing of an earlier session, in place of this address: the token has served.
  const enter = (viewer: Viewer) => location.replace(HOMES[viewer])
  const sendFirst = async (milliseconds: number) =>
    isRestaurant && flushOfflineChanges(milliseconds)
  return <InvitationPage token={Route.useParams().token} onJoined={enter} sendFirst={sendFirst} />
}
