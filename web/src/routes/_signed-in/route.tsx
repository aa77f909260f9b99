import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../../platform/session/guard.ts'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: guard(['restaurant', 'supplier', 'picker', 'operator']),
})
