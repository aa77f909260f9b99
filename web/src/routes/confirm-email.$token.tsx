import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../features/accounts/confirm-email-page.tsx'
import { forgetViewer } from '../platform/session/viewer.ts'

export const Route = createFileRoute('/confirm-email/$token')({ component: ConfirmEmail })

function ConfirmEmail() {
  const client = useQueryClient()
  const navigate = Route.useNavigate()
  function toProfile() {
    forgetViewer(client)
    void navigate({ to: '/account', search: { to: 'profile' }, replace: true })
  }
  return <ConfirmEmailPage token={Route.useParams().token} onDone={toProfile} />
}
