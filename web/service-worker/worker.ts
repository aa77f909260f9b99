/// <reference lib="webworker" />

// Nothing private is stored here: only files of the build, and its empty shell. Answers of the server are stored where
// logging out clears them (web/src/platform/response-store.ts). Not a module: the build puts BUILD before it.
declare const self: ServiceWorkerGlobalScope
declare const BUILD: { version: string; files: readonly string[] }

const NAME = 'halles-'
const CACHE = NAME + BUILD.version
const SHELL = '/index.html'
/** After so long without an answer the stored shell is shown in place of an empty window. */
const PATIENCE_MS = 3_000

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  // Their names say what is in them, so any version's will do: tabs that are still open have theirs.
  else if (pathname.startsWith('/assets/')) event.respondWith(ownFile(request))
})

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    BUILD.files.map(async (file) => {
      const known = file === SHELL ? undefined : await kept(file)
      await cache.put(file, known ?? (await fetched(file)))
    }),
  )
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(file, { cache: file === SHELL ? 'no-cache' : 'default' })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

/** This version and the one before stay, for the tabs that came with that one. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The server's page; without an answer, or with one that is none, the shell. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = askedFor(event)
  event.waitUntil(asked.catch(() => {}))
  const answer = await Promise.race([asked.catch(() => undefined), after(PATIENCE_MS)])
  if (answer && answer.status < 500) return answer
  const cache = await caches.open(CACHE)
  return (await cache.match(SHELL)) ?? asked
}

async function askedFor(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

async function ownFile(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request)
}

function kept(file: RequestInfo): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true })
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))
}
