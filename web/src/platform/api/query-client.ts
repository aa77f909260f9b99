import { Refused } from '@halles/contract/client.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOnServer } from '../request-scope.ts'
import { clearAccountData } from '../session/clear-account-data.ts'
import { offlinePersister } from '../storage/offline-persister.ts'
import { isUnreachable } from './api.ts'

/** `onSessionEnded` runs when a call is answered that nobody is signed in any more. */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    // The page is sent empty then; the browser asks again, and says it.
    if (isOnServer()) return
    const code = error instanceof Refused ? error.body?.code : undefined
    // Somebody else's, by now: what this device keeps is not theirs to see.
    if (code === 'not_authenticated' || code === 'not_authorized') void clearAccountData()
    // Another role than this page knows: what it offers follows. What it shows stays.
    if (code === 'not_permitted') void client.invalidateQueries({ queryKey: ['viewer'] })
    if (code === 'not_authenticated') onSessionEnded()
    // What a page shows of a mailed link is an answer to it, no failure.
    else if (code === 'invalid_token' || code === 'invitation_over') return
    // product.md 8: some failures are only logged; all of them are.
    // biome-ignore lint/suspicious/noConsole: the browser's log is the place product.md 8 names
    else console.error(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays a refusal; only a server that could not be asked is asked again.
        retry: (count, error) => count < 2 && isUnreachable(error) && !isOnServer(),
        // The request itself shows whether there is a network; by the browser's guess it would only be paused.
        networkMode: 'always',
        // A server stores nothing of anybody.
        ...(isOnServer() ? {} : { persister: offlinePersister }),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
