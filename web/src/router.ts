import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { opensAtAnchor } from './components/long-list/stored-anchors.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { slide } from './layout/slide.ts'
import { parseSearch, stringifySearch } from './platform/address/address.ts'
import { createQueryClient } from './platform/api/query-client.ts'
import { savesData } from './platform/preload.ts'
import { routeTree } from './routeTree.gen.ts'

/** The router with what it asks of the server. Without a history of its own it is the address bar's. */
export function createApplicationRouter(history?: RouterHistory) {
  const queryClient = createQueryClient(askAgainWhoIsThere)
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // What a link leads to is asked for, code and data, when the pointer rests on it, or a finger touches it.
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 0,
    // A page that is rendered has no place to restore, and would get a script of the router's for it.
    scrollRestoration: history === undefined && (({ location }) => !opensAtAnchor(location)),
    // product.md 2: the main view is made anew with the path; what the query string holds is the view's own state.
    defaultRemountDeps: ({ params }) => params,
    defaultViewTransition: { types: slide },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  return { router, queryClient, askAgainWhoIsThere }

  /** The guards run anew, and send to the login page whoever is not signed in any more. */
  function askAgainWhoIsThere(): void {
    queryClient.removeQueries({ queryKey: ['viewer'] })
    void router.invalidate()
  }
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router gets its types by declaration merging
  interface Register {
    router: ReturnType<typeof createApplicationRouter>['router']
  }
}
