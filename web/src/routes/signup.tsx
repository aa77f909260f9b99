import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../features/sign-up/sign-up-page.tsx'
import { oneOf, searchOf, text } from '../platform/address/search.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: searchOf({ type: oneOf(['restaurant', 'supplier']), invitation: linkToken }),
  component: SignUp,
})

/** Of the link of an invitation. */
function linkToken(value: unknown): string | undefined {
  return /^[\w-]{1,200}$/.exec(text(value) ?? '')?.[0]
}

function SignUp() {
  const navigate = Route.useNavigate()
  const { type, invitation } = Route.useSearch()
  return <SignUpPage kind={type} invitation={invitation} onLeave={() => navigate({ to: '/' })} />
}
