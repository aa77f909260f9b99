import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/start.css'
import './theme/transitions.css'
import { Application } from './application.tsx'
import { opensAtAnchor } from './components/long-list/stored-anchors.ts'
import { onReconnected, watchConnection } from './platform/api/connection.ts'
import { followOtherTabs } from './platform/api/cross-tab-invalidation.ts'
import { takePageData } from './platform/api/page-data.ts'
import { startLanguage } from './platform/language/language.ts'
import { showStartNotice } from './platform/language/start-notice.ts'
import {
  loadPagesAnewAfterMissingChunk,
  missingChunkCount,
  watchMissingChunks,
} from './platform/missing-chunk.ts'
import { finishSignOut, onSessionChangedElsewhere } from './platform/session/session.ts'
import { clearStoredOfOthers } from './platform/session/session-key.ts'
import { adoptViewer } from './platform/session/viewer.ts'
import { mirrorInCookie } from './platform/storage/stored.ts'
import { createApplicationRouter } from './router.ts'

// zod, which comes with the first form, would try to compile its schemas: the content security policy forbids that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
// No top-level await: what is imported meanwhile may import from this file's chunk, and would wait for its end.
void start()

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')
  clearStoredOfOthers()
  mirrorInCookie()
  watchConnection()
  watchMissingChunks()
  // Calls to the server name the language.
  await startLanguage()
  void finishSignOut()
  const { router, queryClient, askAgainWhoIsThere } = createApplicationRouter()
  loadPagesAnewAfterMissingChunk(router)
  onSessionChangedElsewhere(() => {
    queryClient.clear()
    askAgainWhoIsThere()
  })
  followOtherTabs(queryClient)
  onReconnected(() => {
    void finishSignOut()
    // Not all: an answer that fills a form is asked for once, or what is typed would be lost.
    void queryClient.invalidateQueries({
      predicate: ({ meta, state }) => meta?.persisted !== undefined || state.error !== null,
    })
    void router.invalidate()
  })
  const application = <Application router={router} queryClient={queryClient} />
  // What was rendered for another session, or above the place where this device left a list, is drawn anew.
  const isOurs = !opensAtAnchor(router.latestLocation) && takePageData(queryClient)
  adoptViewer(queryClient)
  if (!isOurs) place.replaceChildren()
  if (!place.hasChildNodes()) return draw(place, application, router.load())
  // With its route loaded, and without boundaries of the router's own, as where it was rendered, the first render finds
  // what is there already.
  router.ssr = { manifest: undefined }
  const missing = missingChunkCount()
  await router.load()
  // Without the code of its route it would be drawn empty, and what is typed in it would go.
  if (missingChunkCount() > missing) return showStartNotice('failed')
  startTransition(() => {
    hydrateRoot(place, application)
  })
}

/** So long the first drawing waits for session, code and guards of its page; then it shows what there is. */
const MOST_AWAITED_MS = 300

/** Draws the page for the first time: once, when its parts are there, and in slices, between which it answers to what somebody does. */
async function draw(place: Element, application: ReactNode, parts: Promise<void>): Promise<void> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, MOST_AWAITED_MS))
  await Promise.race([parts, enough])
  startTransition(() => createRoot(place).render(application))
}
