import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../features/sign-up/sign-up-page.tsx'
import { oneOf, searchOf } from '../platform/address/search.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: searchOf({ type: oneOf(['restaurant', 'supplier']) }),
  component: SignUp,
})

function SignUp() {
  const navigate = Route.useNavigate()
  return <SignUpPage kind={Route.useSearch().type} onLeave={() => navigate({ to: '/' })} />
}
