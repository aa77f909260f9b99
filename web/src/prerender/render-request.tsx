import type { Language } from '@halles/contract/language.ts'
import { en } from '@halles/texts/en.ts'
import { fr } from '@halles/texts/fr.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Application } from '../application.tsx'
import { opensAtAnchor } from '../components/long-list/stored-anchors.ts'
import {
  restaurantAccountOptions,
  supplierAccountOptions,
} from '../features/accounts/account-queries.ts'
import { renderedTitle } from '../platform/address/document-title.ts'
import { type PageData, pageDataOf } from '../platform/api/page-data.ts'
import { setLanguage } from '../platform/language/language.ts'
import { holdNow } from '../platform/now.ts'
import { findScopeBy, type RequestScope } from '../platform/request-scope.ts'
import { sessionCookieHint } from '../platform/session/session-key.ts'
import { createApplicationRouter } from '../router.ts'

const TEXTS = { fr, en }

/** Node's AsyncLocalStorage. */
export type Scopes = {
  run: <Answer>(scope: RequestScope, answer: () => Answer) => Answer
  getStore: () => RequestScope | undefined
}

/** While modules are loaded: nobody's. */
const nobody: RequestScope = {
  isOnServer: true,
  cookie: '',
  fetch: () => Promise.reject(new Error('asked for nobody')),
  values: new Map(),
}

export type AskedPage = Pick<RequestScope, 'cookie' | 'fetch'> & {
  /** Path and query. */
  address: string
  language: Language
}

export type RenderedPage = { html: string; title: string; data: PageData }

/** Renders pages as the application would draw them for whoever asks; undefined where it would lead them elsewhere. */
export function pageRenderer(scopes: Scopes) {
  findScopeBy(() => scopes.getStore() ?? nobody)
  return ({ address, language, cookie, fetch }: AskedPage) =>
    scopes.run({ isOnServer: true, cookie, fetch, values: new Map() }, () =>
      render(address, language),
    )
}

async function render(address: string, language: Language): Promise<RenderedPage | undefined> {
  holdNow(new Date())
  setLanguage({ language, texts: TEXTS[language] })
  const history = createMemoryHistory({ initialEntries: [address] })
  const { router, queryClient } = createApplicationRouter(history)
  if (opensAtAnchor(router.latestLocation)) return undefined
  try {
    await Promise.all([router.load(), askAccount(queryClient)])
    const { matches } = router.state
    // One that leads elsewhere has none.
    if (matches.length === 0 || matches.some(({ status }) => status !== 'success')) return undefined
    const html = renderToString(<Application router={router} queryClient={queryClient} />)
    return { html, title: renderedTitle().text, data: pageDataOf(queryClient) }
  } finally {
    // Else its timers keep all of it for minutes.
    queryClient.clear()
  }
}

/** Whose name stands in the header. */
function askAccount(client: QueryClient): Promise<unknown> {
  return sessionCookieHint() === 'supplier'
    ? client.ensureQueryData(supplierAccountOptions)
    : client.ensureQueryData(restaurantAccountOptions)
}
