import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorizedPage } from '../layout/not-authorized-page.tsx'

export const Route = createFileRoute('/not-authorized')({ component: NotAuthorizedPage })
