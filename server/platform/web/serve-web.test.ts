import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import cookie from '@fastify/cookie'
import { LEGAL_PLACES } from '@halles/contract/legal-details.ts'
import { Browser } from '@halles/testing/client/browser.ts'
import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerErrors } from '../http/error-handler.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import { pageFiller } from './fill-page.ts'
import { decodableUrl, serveWeb } from './serve-web.ts'

const folder = `${await mkdtemp(`${tmpdir()}/halles-web-`)}/`
await mkdir(`${folder}assets`)
await mkdir(`${folder}pages/fr`, { recursive: true })
await mkdir(`${folder}pages/en`)
await writeFile(
  `${folder}index.html`,
  'the application <meta name="legal-details" content="%LEGAL_DETAILS%">',
)
for (const language of ['fr', 'en']) {
  for (const name of ['landing', 'login', 'signup', 'signup-supplier', 'not-found']) {
    const canonical = '<link rel="canonical" href="%PUBLIC_URL%/">'
    await writeFile(`${folder}pages/${language}/${name}.html`, `${name} ${language} ${canonical}`)
  }
}
for (const language of ['fr', 'en']) {
  const places = ['RUN_BY', 'ASKS', 'PRIVACY_OFFICER', 'HOSTING'].map(
    (name) => `<p>%LEGAL_${name}%</p>`,
  )
  await writeFile(`${folder}pages/${language}/privacy.html`, places.join(''))
}
await writeFile(`${folder}pages/robots.txt`, 'Sitemap: %PUBLIC_URL%/sitemap.xml')
await writeFile(`${folder}assets/app-1a2b3c.js`, 'halles()')
await writeFile(`${folder}assets/app-1a2b3c.js.br`, 'compressed')
await writeFile(`${folder}assets/chunk-4d5e6f.css`, 'a {}')
await mkdir(`${folder}.vite`)
await writeFile(`${folder}.vite/manifest.json`, '{}')
await writeFile(`${folder}favicon.svg`, '<svg/>')

const app = fastify({ rewriteUrl: decodableUrl })
await app.register(cookie)
answerErrors(app, createSecurityLog(app.log))
const legal = {
  name: 'Légumes <b>& "Cie"',
  address: "1, rue de l'%PUBLIC_URL%, Montréal",
  privacyOfficer: { title: 'Luc Roy, président', email: 'luc@halles.example.ca' },
  hosting: 'Nuage ABC, Beauharnois',
}
await serveWeb(app, { publicUrl: new URL('https://halles.example.ca'), legal }, folder)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const browser = new Browser(`http://127.0.0.1:${port}`)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const NOT_PACKED = { 'Accept-Encoding': 'identity' }

test.for([
  ['/', 'landing fr'],
  ['/?lang=en', 'landing en'],
  ['/?lang=de', 'landing fr'],
  ['/login?redirect=%2Fcheckout', 'login fr'],
  ['/login/?lang=en', 'login en'],
  ['/signup?type=supplier&lang=en', 'signup-supplier en'],
  ['/signup?type=king', 'signup fr'],
  ['/categories/beef?page=2', 'the application'],
  ['/order/0123', 'the application'],
  ['/operator', 'the application'],
  ['/reset-password/a/b', 'the application'],
])('a visitor who opens %s gets: %s', async ([path = '', content = '']) => {
  const { status, text, headers } = await browser.get(path)
  expect([status, text.startsWith(content)]).toEqual([200, true])
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('Cookie')
})

test('whoever is signed in gets the application everywhere', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/login', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await browser.get(path, { Cookie: 'signedin=1' })
    expect([answer.status, answer.text.startsWith('the application')]).toEqual([status, true])
  }
})

test('a page names the address people use, never the one a request came by', async () => {
  for (const path of ['/', '/robots.txt']) {
    const { text } = await browser.get(path, { Host: 'evil.example', 'X-Forwarded-Host': 'evil' })
    expect(text).toContain('https://halles.example.ca/')
    expect(text).not.toContain('evil')
  }
})

test('a page says who runs this Halles, in its language and escaped', async () => {
  const { text: french } = await browser.get('/privacy')
  expect(french).toBe(
    [
      'Halles est exploité par Légumes &lt;b&gt;&amp; &quot;Cie&quot;, 1, rue de l&#39;%PUBLIC_URL%, Montréal.',
      'Cette demande vient de Halles, qui envoie les promotions au nom des fournisseurs. Halles est exploité par Légumes &lt;b&gt;&amp; &quot;Cie&quot;, 1, rue de l&#39;%PUBLIC_URL%, Montréal.',
      'Responsable de la protection des renseignements personnels\u00a0: Luc Roy, président. Écrivez à luc@halles.example.ca, ou par la poste à cette adresse\u00a0: 1, rue de l&#39;%PUBLIC_URL%, Montréal.',
      'Hébergement et services\u00a0: Nuage ABC, Beauharnois.',
    ]
      .map((sentence) => `<p>${sentence}</p>`)
      .join(''),
  )
  const { text: english } = await browser.get('/privacy?lang=en')
  expect(english).toContain('<p>Hosting and services: Nuage ABC, Beauharnois.</p>')
})

test.for([
  ['fr', /^Ce site est une démonstration\u00a0: aucun exploitant n’y est nommé\./],
  ['en', /^This site is a demonstration: it names nobody who runs it\./],
] as const)('where nothing names who runs it, a page says so (%s)', ([language, sentence]) => {
  const fill = pageFiller({ publicUrl: new URL('http://localhost:3000'), legal: {} })
  expect(fill('%LEGAL_RUN_BY%', language)).toMatch(sentence)
  const all = Object.values(LEGAL_PLACES).map((place) => fill(place, language))
  expect(all.join(' ')).not.toMatch(/%|undefined/)
})

test('the application finds the same details in its page', async () => {
  const { text } = await browser.get('/categories')
  const [, content = ''] = /<meta name="legal-details" content="([^"]*)">/.exec(text) ?? []
  expect(content).not.toMatch(/[<>']/)
  const unescaped = content
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(unescaped)).toEqual(legal)
})

test.for(['br', 'gzip'])(
  'a page is sent packed by %s, and not again while it stays the same',
  async (way) => {
    const first = await browser.get('/', { 'Accept-Encoding': way })
    expect([first.status, first.text.startsWith('landing fr')]).toEqual([200, true])
    expect(first.headers.get('content-encoding')).toBe(way)
    const etag = first.headers.get('etag') ?? ''
    const asked = { 'Accept-Encoding': way, 'If-None-Match': `W/${etag}` }
    const again = await browser.get('/', asked)
    expect([again.status, again.text]).toEqual([304, ''])
    const other = await browser.get('/?lang=en', asked)
    expect(other.status).toBe(200)
    const plain = await browser.get('/', { ...NOT_PACKED, 'If-None-Match': etag })
    expect(plain.status).toBe(200)
  },
)

test('a packing that a browser refuses is not used', async () => {
  const { headers } = await browser.get('/', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })
  expect(headers.get('content-encoding')).toBe('gzip')
})

test('what is no page stays none for a browser that knows what it says', async () => {
  const first = await browser.get('/nowhere', NOT_PACKED)
  const asked = { ...NOT_PACKED, 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await browser.get('/nowhere', asked)).status).toBe(404)
})

test('the service worker gets the application’s empty page', async () => {
  const { status, text } = await browser.get('/index.html')
  expect([status, text]).toEqual([200, (await browser.get('/account')).text])
})

test.for([
  '/pages/fr/login.html',
  '/pages/robots.txt',
  '/.vite/manifest.json',
  '/assets/app-1a2b3c.js.br',
])('%s is a file of the build that is not served', async (path) => {
  expect((await browser.get(path)).status).toBe(404)
})

test.for(['/nowhere', '/categories/beef/extra', '/order/', '/assets/old-hash.js', '/index.php'])(
  '%s is no page of ours: the page says so, and so does the status',
  async (path) => {
    const { status, text } = await browser.get(path)
    expect([status, text.startsWith('not-found fr')]).toEqual([404, true])
  },
)

test.for([
  ['/%', 'not-found fr'],
  ['/categories/100%', 'not-found fr'],
  ['/%E9t%E9?lang=en', 'not-found en'],
] as const)(
  'a browser that opens %s, which cannot be decoded, gets: %s',
  async ([path, content]) => {
    const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, text } = await browser.get(path, asPage)
    expect([status, text.startsWith(content)]).toEqual([404, true])
    const signedIn = await browser.get(path, { ...asPage, Cookie: 'signedin=1' })
    expect([signedIn.status, signedIn.text.startsWith('the application')]).toEqual([404, true])
    for (const api of ['/api/checkout/%', '/%61pi/%zz']) {
      expect((await browser.get(api, asPage)).headers.get('content-type')).toMatch(/json/)
    }
  },
)

test.for([
  '/api',
  '/api/',
  '/api/nothing',
  '/API/cart/',
  '//api/cart/',
  '/./api/cart/',
  '/api%2fcart/',
  '/%61pi/cart/',
  '/%zz',
])('%s belongs to the API and never answers with a page [A003] [A004]', async (path) => {
  const answer = await sendRaw(browser.origin, [`GET ${path} HTTP/1.1`, 'Host: halles'])
  expect(answer).not.toMatch(/not-found fr|the application/)
  expect([400, 404]).toContain(readRaw(answer).status)
})

test.for(['POST', 'PUT', 'DELETE'])('%s to a page is a 404 in JSON', async (method) => {
  const { status, body } = await browser.send(method, '/login', { body: {} })
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('a file whose name carries its hash is kept for a year, compressed where it can be', async () => {
  const path = '/assets/app-1a2b3c.js'
  const plain = await browser.get(path, { 'Accept-Encoding': 'identity' })
  expect([plain.status, plain.text]).toEqual([200, 'halles()'])
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const raw = await sendRaw(browser.origin, [
    `GET ${path} HTTP/1.1`,
    'Host: halles',
    'Accept-Encoding: br',
  ])
  expect(raw).toMatch(/^content-encoding: br\r$/im)
  expect(raw).toContain('compressed')
})

test('a file is read from the disk once, and is not sent again to a browser that has it', async () => {
  const path = '/assets/chunk-4d5e6f.css'
  const asked = { 'Accept-Encoding': 'gzip' }
  const first = await browser.get(path, asked)
  expect([first.status, first.text]).toEqual([200, 'a {}'])
  expect(first.headers.get('content-type')).toBe('text/css; charset=utf-8')
  await rm(`${folder}assets/chunk-4d5e6f.css`)
  const second = await browser.get(path, asked)
  expect([second.status, second.text]).toEqual([200, 'a {}'])
  const known = { ...asked, 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await browser.get(path, known)).status).toBe(304)
  const head = await browser.send('HEAD', path)
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '4'])
})

test('any other file is asked for afresh', async () => {
  const { status, headers } = await browser.get('/favicon.svg')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test.for([
  '/../package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/.env',
  '/assets/%00',
])('%s reads nothing outside the folder', async (path) => {
  const answer = await sendRaw(browser.origin, [`GET ${path} HTTP/1.1`, 'Host: halles'])
  expect([400, 403, 404]).toContain(readRaw(answer).status)
  expect(answer).not.toContain('workspaces')
})

test.each([
  [{}, 'offered'],
  [{ site: 'http://localhost:3000' }, 'offered'],
  [{ site: 'https://halles.example.ca', name: 'Halles inc.' }, 'none'],
  [{ site: 'https://halles.example.ca', address: '1, rue du Marché' }, 'none'],
  [
    { site: 'https://halles.example.ca', name: 'Halles inc.', address: '1, rue du Marché' },
    'offered',
  ],
])('of %j a page says that promotions are %s', (named, mark) => {
  const fill = pageFiller({ publicUrl: new URL('http://localhost:3000'), legal: named })
  expect(fill('<fieldset data-promotions="%LEGAL_PROMOTIONS%">', 'fr')).toBe(
    `<fieldset data-promotions="${mark}">`,
  )
})
