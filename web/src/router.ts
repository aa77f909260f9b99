import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { slide } from './layout/slide.ts'
import { parseSearch, stringifySearch } from './platform/address.ts'
import { reloadWhenChunkIsGone } from './platform/chunk-gone.ts'
import { onReconnected, watchConnection } from './platform/connection.ts'
import { createQueryClient } from './platform/query-client.ts'
import { finishSignOut, onSessionChangedElsewhere } from './platform/session.ts'
import { clearStoredOfOthers } from './platform/session-mark.ts'
import { routeTree } from './routeTree.gen.ts'

clearStoredOfOthers()
watchConnection()
reloadWhenChunkIsGone()
void finishSignOut()

export const queryClient = createQueryClient(askAgainWhoIsThere)

export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // SPEC section 2: the main view is made anew with the path; what the query string holds is the view's own state.
  defaultRemountDeps: ({ params }) => params,
  defaultViewTransition: { types: slide },
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ErrorPage,
})

onSessionChangedElsewhere(() => {
  queryClient.clear()
  askAgainWhoIsThere()
})

onReconnected(() => {
  void finishSignOut()
  // Not all: an answer that fills a form is asked for once, or what is typed would be lost.
  void queryClient.invalidateQueries({
    predicate: ({ meta, state }) => meta?.kept !== undefined || state.error !== null,
  })
  void router.invalidate()
})

/** The guards run anew, and send to the login page whoever is not signed in any more. */
function askAgainWhoIsThere(): void {
  queryClient.removeQueries({ queryKey: ['viewer'] })
  void router.invalidate()
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router is told its routes by merging
  interface Register {
    router: typeof router
  }
}
