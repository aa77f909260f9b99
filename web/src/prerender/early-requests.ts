import { pageAt, pages } from '@halles/contract/pages.ts'
import { sessionCookieHint, sessionKey } from '../platform/session/session-key.ts'
import { requestsOf } from './page-requests.ts'

/** Replaced by what web/early-files.ts finds in the manifest. */
declare const EARLY_FILES: {
  names: string[]
  /** As indexes of `names`: what each page, each kind of account and each language needs. */
  neededFor: Record<string, number[]>
}

// Stands in the application's empty page and asks for session, code and data of the page at once; else each would wait for
// the one before. The application takes the answers over (platform/api/early-answers.ts).
requestEarly()

function requestEarly(): void {
  const kind = sessionCookieHint()
  const session = sessionKey()
  const at = pageAt(location.pathname)
  if (kind === undefined || session === undefined || at === undefined) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  const access = pages[at.page]
  const isPicking = access === 'picking' && kind === 'supplier'
  // An operator is led from an account's pages to its own.
  const isOwn = access === 'signed-in' && kind !== 'operator'
  const mayOpen = access === kind || isOwn || isPicking
  const needed = mayOpen ? [at.page, kind, language] : [kind, language]
  for (const one of needed) {
    for (const index of EARLY_FILES.neededFor[one] ?? []) preload(`/${EARLY_FILES.names[index]}`)
  }
  const visit = { ...at, language, location, state: history.state } as const
  const init = { headers: { 'Accept-Language': language }, credentials: 'include' } as const
  const answers = new Map(
    requestsOf(kind, visit).map((address) => [address, quietly(fetch(address, init))]),
  )
  globalThis.earlyAnswers = {
    session,
    language,
    sentAt: Date.now(),
    answers,
    arrived: Promise.allSettled(Array.from(answers.values(), whole)),
  }
}

/** With its body, which somebody else reads. */
async function whole(answer: Promise<Response>): Promise<void> {
  await (await answer).clone().arrayBuffer()
}

/** One that fails and that nobody takes over is no error. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload'
  if (link.rel === 'preload') link.as = 'style'
  else link.fetchPriority = 'low'
  // As Vite asks for a style sheet.
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
