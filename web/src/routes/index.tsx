import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { sendHome } from '../platform/session/guard.ts'

export const Route = createFileRoute('/')({ beforeLoad: sendHome, component: LandingPage })
