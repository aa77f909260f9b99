import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/passwords/reset-password-page.tsx'
import { forgetViewer } from '../platform/session/viewer.ts'

export const Route = createFileRoute('/reset-password/$uidb64/$token')({ component: ResetPassword })

function ResetPassword() {
  const client = useQueryClient()
  const navigate = Route.useNavigate()
  function toLogin() {
    // The reset ended every session, this browser's too.
    forgetViewer(client)
    void navigate({ to: '/login', replace: true })
  }
  return <ResetPasswordPage {...Route.useParams()} onDone={toLogin} />
}
