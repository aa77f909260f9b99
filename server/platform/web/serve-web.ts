import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isPage, renderedPage } from '@halles/contract/pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { refuse } from '../endpoint/refusal-class.ts'
import { pageFiller } from './fill-page.ts'
import { pathOf, queryOf } from './page-address.ts'
import { requestPages } from './request-pages.ts'
import { readBuiltFiles, readPage, readPages, sendRendered, sendWebFile } from './web-files.ts'

/** Of Node's request, and of Fastify's. */
type Asked = Pick<IncomingMessage, 'method' | 'url'>

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/**
 * The built web application: its files as they are, and under every path that is a page what the server renders for whoever
 * asks, what the build rendered, or the application's empty page.
 */
export async function serveWeb(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'legal'>,
  dist = DIST,
): Promise<void> {
  const isBuilt = existsSync(`${dist}index.html`)
  app.addHook('onRequest', async (request) => {
    // Before any body is read.
    if (leadsNowhere(request) && !(isBuilt && wantsPage(request))) throw refuse('not_found')
  })
  if (!isBuilt) return
  for (const [name, file] of await readBuiltFiles(dist)) {
    app.get(`/${name}`, (request, reply) => sendWebFile(request, reply, file))
  }
  const fill = pageFiller(config)
  const pages = await readPages(`${dist}pages/`, fill)
  const empty = await readPage(`${dist}index.html`, (text) => fill(text, 'fr'))
  // As the service worker stores it.
  app.get('/index.html', (request, reply) => sendWebFile(request, reply, empty))
  for (const name of ['robots.txt', 'sitemap.xml']) {
    const page = pages.get(name)
    if (page) app.get(`/${name}`, (request, reply) => sendWebFile(request, reply, page))
  }
  const render = await requestPages(app, dist, fill)
  app.setNotFoundHandler(async (request, reply) => {
    const rendered = request.method === 'GET' ? await render(request, reply) : undefined
    if (rendered !== undefined) return sendRendered(request, reply, rendered)
    const page = pages.get(renderedFor(request) ?? '') ?? empty
    return sendWebFile(request, reply, page, isPage(pathOf(request)) ? 200 : 404)
  })
}

/**
 * Fastify's `rewriteUrl`. The router refuses a path that cannot be decoded before any handler is asked; where a browser
 * opens one as a page, `/%25` stands for it, which is no page of ours.
 */
export function decodableUrl({ method, url = '/', headers }: IncomingMessage): string {
  const path = pathOf({ url })
  if (!path.includes('%') || isDecodable(path)) return url
  const opensPage = headers.accept?.includes('text/html') && wantsPage({ method, url })
  return opensPage ? `/%25${url.slice(path.length)}` : url
}

/**
 * The scripts that stand in the pages themselves, as a content security policy names them: by the hashes of what the
 * build wrote.
 */
export async function inlineScripts(dist = DIST): Promise<`'sha256-${string}'`[]> {
  const folder = `${dist}pages/scripts/`
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(folder + name))
      return `'sha256-${hash.digest('base64')}'` as const
    }),
  )
}

/** Whoever is signed in gets the application; everybody else what is to be read, where there is something. */
function renderedFor(request: FastifyRequest): string | undefined {
  if (request.cookies?.signedin !== undefined) return undefined
  const query = queryOf(request)
  const name = renderedPage(pathOf(request), query)
  return name && `${query.get('lang') === 'en' ? 'en' : 'fr'}/${name}.html`
}

/** The route by which the cors plugin takes every OPTIONS answers a preflight only. */
function leadsNowhere(request: FastifyRequest): boolean {
  return request.is404 || (request.method === 'OPTIONS' && request.routeOptions.url === '*')
}

function wantsPage({ method = '', url = '/' }: Asked): boolean {
  // Decoded as far as it could spell the API's path: the rest may be malformed.
  const path = pathOf({ url }).replace(/%([2-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return ['GET', 'HEAD'].includes(method) && !/^\/+(\.*\/+)*api(\/|$)/i.test(path)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
