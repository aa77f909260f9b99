import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** The guards then send to the log-in page whoever is not signed in any more. */
export function useRecheckViewer() {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    await client.invalidateQueries({ queryKey: ['viewer'] })
    await router.invalidate()
  }
}
