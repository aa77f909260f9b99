import { createFileRoute } from '@tanstack/react-router'
import { TradeInvitationPage } from '../features/invitations/trade-invitation-page.tsx'

export const Route = createFileRoute('/invitation/$token')({ component: TradeInvitation })

function TradeInvitation() {
  return <TradeInvitationPage token={Route.useParams().token} />
}
