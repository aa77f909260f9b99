import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerErrors } from '../http/error-handler.ts'
import { createSecurityLog } from '../security-log/security-log.ts'
import { serveWeb } from './serve-web.ts'

// A build whose pages do what their address says: what the real one renders is tried in e2e/pages/request-pages.test.ts.
const RENDERER = `
export function pageRenderer() {
  return async ({ address, language, cookie, fetch }) => {
    const how = new URL(address, 'http://page').searchParams.get('search')
    if (how === 'throws') throw new Error('as asked')
    if (how === 'hangs') return new Promise(() => {})
    if (how === 'elsewhere') return undefined
    if (how === 'cookie') await fetch('/api/cookie/')
    if (how === 'leaves') await globalThis.leave()
    if (how === 'slow') await fetch('/api/slow/').finally(() => globalThis.slowIsOver())
    const answer = await fetch('/api/who/', { headers: { 'Accept-Language': language } })
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
const askedFrom: string[] = []
app.get('/api/who/', (request) => {
  askedFrom.push(request.ip)
  return {
    session: request.cookies.sessionid,
    language: request.headers['accept-language'],
    address: request.ip,
    evil: '</script><!-- page -->%PUBLIC_URL%',
  }
})
app.get('/api/cookie/', (_, reply) => reply.setCookie('csrftoken', 'another').send({}))
const slow = Promise.withResolvers<object>()
app.get('/api/slow/', () => slow.promise)
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
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie, Accept-Encoding' })
  expect(body).toContain('<title>Bœuf &amp; Cie &lt;/title&gt;</title>https://halles.example.ca')
  expect(body).toContain('"session":"secret","language":"fr","address":"192.0.2.7"')
})

test('what is drawn reads no cookie that a script of the page could not read', async () => {
  const { body } = await ask(LIST)
  expect(body).toContain('<p>signedin=restaurant; csrftoken=key; device=lang=fr</p>')
})

test.each([
  ['its address names', `${LIST}?lang=en`, SIGNED_IN, 'en'],
  ['its device shows', LIST, SIGNED_IN.replace(/fr$/, 'en'), 'en'],
  ['neither knows', `${LIST}?lang=de`, SIGNED_IN, 'fr'],
])('a page is drawn in the language that %s', async (_, url, cookies, language) => {
  expect((await ask(url, cookies)).body).toContain(`"language":"${language}"`)
})

test('a drawn page is packed for whoever takes it so', async () => {
  const headers = { cookie: SIGNED_IN, 'accept-encoding': 'gzip, br' }
  const answer = await app.inject({ url: LIST, headers })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(`${brotliDecompressSync(answer.rawPayload)}`).toContain('"session":"secret"')
})

test('nothing is drawn for whoever asks for the headers only', async () => {
  askedFrom.length = 0
  const { statusCode } = await app.inject({
    method: 'HEAD',
    url: LIST,
    headers: { cookie: SIGNED_IN },
  })
  expect([statusCode, askedFrom]).toEqual([200, []])
})

test('nothing more is asked for a page that came too late', async () => {
  const over = Promise.withResolvers<void>()
  Object.assign(globalThis, { slowIsOver: over.resolve })
  askedFrom.length = 0
  expect((await ask(`${LIST}?search=slow`)).body).toBe('the empty page')
  slow.resolve({})
  await over.promise
  // What is drawn then asks for more at once.
  await app.inject('/api/cookie/')
  expect(askedFrom).toEqual([])
})

test('nothing is asked for whoever has left: it would be asked from this machine', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  askedFrom.length = 0
  const { port } = app.server.address() as AddressInfo
  const caller = connect(port, '127.0.0.1')
  const left = Promise.withResolvers<void>()
  const leave = async () => {
    const [socket] = await leaving
    caller.destroy()
    await once(socket, 'close')
    left.resolve()
  }
  const leaving = once(app.server, 'connection')
  Object.assign(globalThis, { leave })
  caller.write(`GET ${LIST}?search=leaves HTTP/1.1\r\nHost: halles\r\nCookie: ${SIGNED_IN}\r\n\r\n`)
  await left.promise
  await ask(LIST)
  expect(askedFrom).toEqual(['192.0.2.7'])
})

test('data ends no script, and is not filled in', async () => {
  const { body } = await ask(LIST)
  expect(body).toContain('"evil":"\\u003c/script>\\u003c!-- page -->%PUBLIC_URL%"')
})

test.each(['throws', 'hangs', 'elsewhere', 'cookie'])(
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
