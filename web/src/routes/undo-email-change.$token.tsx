import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailChangePage } from '../features/accounts/undo-email-change-page.tsx'
import { forgetViewer } from '../platform/session/viewer.ts'

export const Route = createFileRoute('/undo-email-change/$token')({ component: UndoEmailChange })

function UndoEmailChange() {
  const client = useQueryClient()
  return <UndoEmailChangePage token={Route.useParams().token} onDone={() => forgetViewer(client)} />
}
