import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../../platform/session/guard.ts'

export const Route = createFileRoute('/_picking')({ beforeLoad: guard(['supplier', 'picker']) })
