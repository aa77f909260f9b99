import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SignUpPage } from '../features/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/signup')({
  validateSearch: z.object({
    type: z.enum(['restaurant', 'supplier']).optional().catch(undefined),
  }),
  component: SignUp,
})

function SignUp() {
  const navigate = Route.useNavigate()
  return <SignUpPage kind={Route.useSearch().type} onLeave={() => navigate({ to: '/' })} />
}
