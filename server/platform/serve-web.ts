import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isPage } from '@halles/contract/pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** The built web application: its files as they are, and its one page under every path that is a page. */
export async function serveWeb(app: FastifyInstance, dist = DIST): Promise<void> {
  const isBuilt = existsSync(dist)
  app.addHook('onRequest', async (request) => {
    // Before any body is read.
    if (request.is404 && !(isBuilt && wantsPage(request))) throw refuse('not_found')
  })
  if (!isBuilt) return
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of what is in them.
      const hashed = path.includes('/assets/')
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = await readFile(`${dist}index.html`, 'utf8')
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(isPage(pathOf(request)) ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  )
}

function wantsPage(request: FastifyRequest): boolean {
  const path = decoded(pathOf(request))
  return ['GET', 'HEAD'].includes(request.method) && !/^\/+(\.*\/+)*api(\/|$)/i.test(path)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/api/'
  }
}
