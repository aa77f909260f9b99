import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { slide } from './layout/slide.ts'
import { parseSearch, stringifySearch } from './platform/address.ts'
import { createQueryClient } from './platform/query-client.ts'
import { onSessionChangedElsewhere } from './platform/session.ts'
import { routeTree } from './routeTree.gen.ts'

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
