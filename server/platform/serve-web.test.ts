import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { readRaw, sendRaw } from '../testing/raw-socket.ts'
import { answerErrors } from './answer-errors.ts'
import { serveWeb } from './serve-web.ts'

const folder = `${await mkdtemp(`${tmpdir()}/halles-web-`)}/`
await mkdir(`${folder}assets`)
await writeFile(`${folder}index.html`, '<!doctype html><title>Halles</title>')
await writeFile(`${folder}assets/app-1a2b3c.js`, 'halles()')
await writeFile(`${folder}assets/app-1a2b3c.js.br`, 'compressed')
await writeFile(`${folder}favicon.svg`, '<svg/>')

const app = fastify()
answerErrors(app)
await serveWeb(app, folder)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const browser = new Browser(`http://127.0.0.1:${port}`)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.for([
  '/',
  '/login',
  '/categories/beef?page=2',
  '/order/0123',
  '/operator',
  '/reset-password/a/b',
])('%s is a page, asked for afresh each time', async (path) => {
  const { status, text, headers } = await browser.get(path)
  expect([status, text]).toEqual([200, '<!doctype html><title>Halles</title>'])
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test.for(['/nowhere', '/categories/beef/extra', '/order/', '/assets/old-hash.js', '/index.php'])(
  '%s is no page of ours: the page says so, and so does the status',
  async (path) => {
    const { status, text } = await browser.get(path)
    expect([status, text]).toEqual([404, '<!doctype html><title>Halles</title>'])
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
  expect(answer).not.toContain('<!doctype')
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
