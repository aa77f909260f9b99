import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import cookie from '@fastify/cookie'
import type { Answer } from '@halles/testing/client/browser.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createSecurityLog } from '../security-log/security-log.ts'
import { inlineScripts, serveWeb } from '../web/serve-web.ts'
import { answerErrors } from './error-handler.ts'
import { sendSecurityHeaders } from './security-headers.ts'

const INLINE_SCRIPT = 'document.documentElement.lang = "fr"'
const pages = await somePages()
const world = await aTestApp()
const restaurant = (await aRestaurant(world)).browser
const supplier = (await aSupplier(world)).browser
const visitor = aVisitor(world)

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
]
const ALWAYS = {
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const WHERE_SHOWN = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const CSV = { 'content-disposition': 'attachment; filename="catalogue.csv"' }

type Kind = [
  name: string,
  ask: () => Promise<Answer>,
  status: number,
  type: string | null,
  cacheControl: string,
  also?: Record<string, string>,
]

const KINDS: Kind[] = [
  ['a rendered page', () => pages.get('/'), 200, HTML, 'no-cache'],
  ['the application’s page', () => pages.get('/categories'), 200, HTML, 'no-cache'],
  ['a page that is none', () => pages.get('/nowhere'), 404, HTML, 'no-cache'],
  [
    'the service worker',
    () => pages.get('/sw.js'),
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ],
  ['an answer', () => restaurant.get('/api/restaurant-account-info/'), 200, JSON_TYPE, 'no-store'],
  [
    'an answer without content',
    () => restaurant.post('/api/language/', { lang: 'fr' }),
    204,
    null,
    'no-store',
  ],
  ['a refusal', () => visitor.get('/api/cart/'), 401, JSON_TYPE, 'no-store'],
  [
    'a refused field',
    () => restaurant.post('/api/language/', { lang: 'x' }),
    400,
    JSON_TYPE,
    'no-store',
  ],
  ['an unknown call', () => visitor.get('/api/nothing/'), 404, JSON_TYPE, 'no-store'],
  [
    'an event stream',
    () => restaurant.get('/api/events/'),
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
    { 'x-accel-buffering': 'no' },
  ],
  [
    'a file to download',
    () => supplier.get('/api/catalogue-export/?format=csv&lang=fr'),
    200,
    'text/csv; charset=utf-8',
    'no-store',
    CSV,
  ],
  ['the API document', () => visitor.get('/api/openapi.json'), 200, JSON_TYPE, 'no-store'],
  ['a probe', () => visitor.get('/api/health/live/'), 200, JSON_TYPE, 'no-store'],
]

test.for(KINDS)(
  '%s tells a browser to run, frame, embed and remember nothing but what is ours [A033]',
  async ([, ask, status, type, cacheControl, also = {}]) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(saidBy(answer)).toEqual({
      'cache-control': cacheControl,
      ...(type && { 'content-type': type }),
      ...ALWAYS,
      ...WHERE_SHOWN,
      ...also,
    })
  },
)

test('a script, which no browser shows as a page, says only what holds for a part of one', async () => {
  const answer = await pages.get('/assets/app-1a2b3c.js')
  expect(saidBy(answer)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': ["default-src 'none'", "frame-ancestors 'none'"],
    ...ALWAYS,
  })
  expect(saidBy(await pages.get('/assets/none.js'))).toMatchObject(WHERE_SHOWN)
})

test('WebAssembly is compiled by the worker that reads codes alone: its script says so, and no page', async () => {
  const worker = await pages.get('/assets/scan-worker-1a2b3c.js')
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none';frame-ancestors 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  )
  const code = await pages.get('/assets/zxing_reader-1a2b3c.wasm')
  expect(code.headers.get('content-type')).toBe('application/wasm')
  for (const path of ['/', '/assets/app-1a2b3c.js', '/assets/zxing_reader-1a2b3c.wasm']) {
    const answer = await pages.get(path)
    expect(answer.headers.get('content-security-policy')).not.toContain('wasm-unsafe-eval')
  }
})

test('a policy allows the scripts that stand in pages, each by the hash of what it is', async () => {
  const { headers } = await pages.get('/')
  const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64')
  expect(headers.get('content-security-policy')?.split(';')).toContain(
    `script-src 'self' 'sha256-${hash}'`,
  )
})

test('what is no HTTP gets an answer that allows nothing at all', async () => {
  const answer = await sendRaw(world.origin, ['NONSENSE'])
  expect(readRaw(answer).status).toBe(400)
  const [head = ''] = answer.split('\r\n\r\n')
  expect(head.split('\r\n').slice(1).toSorted()).toEqual([
    'Cache-Control: no-store',
    'Connection: close',
    expect.stringMatching(/^Content-Length: \d+$/),
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Content-Type: application/json; charset=utf-8',
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
  ])
})

/** Every header that tells a browser what to do; hashes of scripts left out, which a build changes. */
function saidBy({ headers }: Answer) {
  const said = [...headers].filter(([name]) =>
    /^(access-|cache-|clear-|content-(sec|type|disp)|cross-|origin-|permissions-|referrer-|server|strict-|x-)/.test(
      name,
    ),
  )
  const policy = headers.get('content-security-policy')?.replaceAll(/ 'sha256-[\w+/=]+'/g, '')
  return { ...Object.fromEntries(said), 'content-security-policy': policy?.split(';') }
}

/** The part of the server that sends pages, with a build of a few files. */
async function somePages(): Promise<Browser> {
  const folder = `${await mkdtemp(`${tmpdir()}/halles-headers-`)}/`
  for (const name of ['assets', 'pages/fr', 'pages/scripts'])
    await mkdir(folder + name, { recursive: true })
  await writeFile(`${folder}index.html`, 'the application')
  await writeFile(`${folder}sw.js`, 'work()')
  await writeFile(`${folder}assets/app-1a2b3c.js`, 'halles()')
  await writeFile(`${folder}assets/scan-worker-1a2b3c.js`, 'read()')
  await writeFile(`${folder}assets/zxing_reader-1a2b3c.wasm`, 'asm')
  await writeFile(`${folder}pages/fr/landing.html`, `<script>${INLINE_SCRIPT}</script>`)
  await writeFile(`${folder}pages/fr/not-found.html`, 'nothing here')
  await writeFile(`${folder}pages/scripts/early.js`, INLINE_SCRIPT)
  const app = fastify()
  sendSecurityHeaders(app, await inlineScripts(folder))
  await app.register(cookie)
  answerErrors(app, createSecurityLog(app.log))
  const config = {
    publicUrl: new URL('https://halles.example.ca'),
    legal: {
      name: undefined,
      address: undefined,
      privacyOfficer: undefined,
      hosting: undefined,
    },
  }
  await serveWeb(app, config, folder)
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return new Browser(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
}
