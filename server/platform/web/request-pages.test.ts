import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerErrors } from '../http/error-handler.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import { serveWeb } from './serve-web.ts'

// A build whose pages do what their address says: what the real one renders is tried in e2e/pages/request-pages.test.ts.
const RENDERER = `
export function pageRenderer() {
  return async ({ address, cookie, fetch }) => {
    const how = new URL(address, 'http://page').searchParams.get('search')
    if (how === 'throws') throw new Error('as asked')
    if (how === 'hangs') return new Promise(() => {})
    if (how === 'elsewhere') return undefined
    const answer = await fetch('/api/who/', { headers: { 'Accept-Language': 'fr' } })
    return { title: 'Bœuf & Cie </title>', html: '<p>' + cookie + '</p>', data: await answer.json() }
  }
}`
const folder = `${await mkdtemp(`${tmpdir()}/halles-request-pages-`)}/`
await mkdir(`${folder}.render`)
const template =
  '<title><!-- title --></title>%PUBLIC_URL% <!-- page --><script><!-- data --></script>'
const templates = { '/categories/$categoryName': template }
await writeFile(`${folder}.render/templates.json`, JSON.stringify({ fr: templates, en: templates }))
await writeFile(`${folder}.render/package.json`, '{"type":"module"}')
await writeFile(`${folder}.render/render-request.js`, RENDERER)
await writeFile(`${folder}index.html`, 'the empty page')

const app = fastify()
await app.register(cookie)
answerErrors(app, createSecurityLog(app.log))
app.get('/api/who/', (request) => ({
  session: request.cookies.sessionid,
  language: request.headers['accept-language'],
  address: request.ip,
  evil: '</script><!-- page -->%PUBLIC_URL%',
}))
const legal = {
  name: 'Halles inc.',
  address: '1, rue des Halles, Montréal',
  privacyOfficer: { title: 'Luc Roy, président', email: 'luc@halles.example.ca' },
  hosting: 'Nuage ABC, Beauharnois',
}
await serveWeb(app, { publicUrl: new URL('https://halles.example.ca'), legal }, folder)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const LIST = '/categories/beef'
const SIGNED_IN = 'sessionid=secret; signedin=restaurant; csrftoken=key; device=lang%3Dfr'

function ask(url: string, cookie = SIGNED_IN) {
  return app.inject({ url, headers: { cookie, accept: 'text/html' }, remoteAddress: '192.0.2.7' })
}

test('a page is drawn from what the API answers whoever asks, and nobody stores it', async () => {
  const { body, headers } = await ask(LIST)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<title>Bœuf &amp; Cie &lt;/title&gt;</title>https://halles.example.ca')
  expect(body).toContain('"session":"secret","language":"fr","address":"192.0.2.7"')
})

test('what is drawn reads no cookie that a script of the page could not read', async () => {
  const { body } = await ask(LIST)
  expect(body).toContain('<p>signedin=restaurant; csrftoken=key; device=')
})

test('data ends no script, and is not filled in', async () => {
  const { body } = await ask(LIST)
  expect(body).toContain('"evil":"\\u003c/script>\\u003c!-- page -->%PUBLIC_URL%"')
})

test.each(['throws', 'hangs', 'elsewhere'])(
  'where drawing %s the empty page is sent',
  async (how) => {
    const { body, statusCode } = await ask(`${LIST}?search=${how}`)
    expect([statusCode, body]).toEqual([200, 'the empty page'])
  },
)

test('with eight being drawn others get the empty page, and are drawn again after', async () => {
  const hanging = Array.from({ length: 8 }, () =>
    // It is sent once somebody waits for it.
    ask(`${LIST}?search=hangs`).then(({ body }) => body),
  )
  expect((await ask(LIST)).body).toBe('the empty page')
  await Promise.all(hanging)
  expect((await ask(LIST)).body).toContain('<title>')
})

test.each([
  ['a visitor', 'device=lang%3Dfr'],
  ['a device that has not said how it shows pages', 'sessionid=secret; signedin=restaurant'],
  ['a device whose user signed out', `${SIGNED_IN}%26loggedOut%3D1`],
])('%s gets the empty page', async (_, cookies) => {
  expect((await ask(LIST, cookies)).body).toBe('the empty page')
})

test('a page that is not drawn is sent as before', async () => {
  expect((await ask('/checkout')).body).toBe('the empty page')
})
