import { createFileRoute } from '@tanstack/react-router'
import { StopInvitationsPage } from '../features/invitations/stop-invitations-page.tsx'

export const Route = createFileRoute('/stop-invitations/$token')({ component: StopInvitations })

function StopInvitations() {
  return <StopInvitationsPage token={Route.useParams().token} />
}
