import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { ForgottenLink } from '../features/passwords/forgotten-link.tsx'
import { LoginPage } from '../features/session/login-page.tsx'
import { sendHome } from '../platform/guard.ts'

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: z.string().optional() }),
  beforeLoad: sendHome,
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  return <LoginPage target={redirect} forgotten={(email) => <ForgottenLink email={email} />} />
}
