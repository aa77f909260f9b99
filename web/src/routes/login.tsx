import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/login/login-page.tsx'
import { ForgottenLink } from '../features/passwords/forgotten-link.tsx'
import { searchOf, text } from '../platform/address/search.ts'
import { sendHome } from '../platform/session/guard.ts'

export const Route = createFileRoute('/login')({
  validateSearch: searchOf({ redirect: text }),
  beforeLoad: sendHome,
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  return <LoginPage target={redirect} forgotten={(email) => <ForgottenLink email={email} />} />
}
