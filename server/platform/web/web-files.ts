import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setScannerPolicy, shortenHeaders } from '../http/security-headers.ts'
import type { FillPage } from './fill-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A file in memory, in each encoding that it has: read or packed when the first browser takes it so. */
export type WebFile = {
  type: string
  /** Of pages: never shown as one itself. */
  isPart: boolean
  /** Of the worker that reads codes of labels. */
  isScanner: boolean
  cacheControl: string
  vary: string
  etag: string
  content: Partial<Record<Encoding, () => Promise<Buffer>>>
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const PACKED = { '.br': 'br', '.gz': 'gzip' } as const

/** The files of the build by their path, in the encodings that the build wrote beside them. */
export async function readBuiltFiles(dist: string): Promise<Map<string, WebFile>> {
  const names = await filesBelow(dist)
  const served = names.filter(
    (name) => !/^(pages|\.vite|\.render)\/|^index\.html/.test(name) && !(extname(name) in PACKED),
  )
  const files = served.map(async (name) => {
    const content: WebFile['content'] = { identity: once(() => readFile(join(dist, name))) }
    for (const [ending, encoding] of Object.entries(PACKED)) {
      const packed = name + ending
      if (names.includes(packed)) content[encoding] = once(() => readFile(join(dist, packed)))
    }
    const file: WebFile = {
      type: typeOf(name),
      // A picture may be opened by itself, and an SVG may hold scripts.
      isPart: /^assets\/.*\.(js|css|woff2|wasm)$/.test(name),
      isScanner: /^assets\/scan-worker-[\w-]+\.js$/.test(name),
      // Names under assets/ carry a hash of what is in them.
      cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      etag: etagOf(await readFile(join(dist, name))),
      content,
    }
    return [name, file] as const
  })
  return new Map(await Promise.all(files))
}

/** The pages that the build rendered, by their path under `pages`, with what the server fills in. */
export async function readPages(folder: string, fill: FillPage): Promise<Map<string, WebFile>> {
  const pages = (await filesBelow(folder)).map(async (path) => {
    const language = path.startsWith('en/') ? 'en' : 'fr'
    return [path, await readPage(join(folder, path), (text) => fill(text, language))] as const
  })
  return new Map(await Promise.all(pages))
}

export async function readPage(path: string, fill: (text: string) => string): Promise<WebFile> {
  const identity = Buffer.from(fill(await readFile(path, 'utf8')))
  return {
    type: typeOf(path),
    isPart: false,
    isScanner: false,
    cacheControl: 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    etag: etagOf(identity),
    content: {
      br: once(() => promisify(brotliCompress)(identity, { params: QUALITY })),
      gzip: once(() => promisify(gzip)(identity)),
      identity: () => Promise.resolve(identity),
    },
  }
}

// The best takes ten times as long for two in a hundred less.
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** Answers with a file as this browser takes it, or says that it has it already. */
export async function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  status = 200,
) {
  const encoding = encodingFor(file, request.headers['accept-encoding'])
  // Each encoding is its own representation.
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`)
  const bytes = await file.content[encoding]?.()
  if (file.isScanner) setScannerPolicy(reply)
  else if (file.isPart) shortenHeaders(reply)
  reply.header('Cache-Control', file.cacheControl).header('Vary', file.vary).header('ETag', etag)
  const known = request.headers['if-none-match'] ?? ''
  if (status === 200 && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    return reply.status(304).send()
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.status(status).type(file.type).send(bytes)
}

/** Answers with a page that was rendered for whoever asks: nobody stores it, and it is packed while they wait. */
export async function sendRendered(request: FastifyRequest, reply: FastifyReply, html: string) {
  const isPacked = takes(request.headers['accept-encoding'], 'br')
  if (isPacked) reply.header('Content-Encoding', 'br')
  return reply
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Cookie, Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(isPacked ? await promisify(brotliCompress)(html, { params: QUICK }) : html)
}

const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 }

function encodingFor({ content }: WebFile, accepted = ''): Encoding {
  const has = (encoding: Encoding) => content[encoding] !== undefined && takes(accepted, encoding)
  if (has('br')) return 'br'
  return has('gzip') ? 'gzip' : 'identity'
}

function takes(accepted = '', encoding: Encoding): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim())
    return name === encoding && !rest.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}

/** Does it at the first call; what failed is tried again at the next. */
function once(read: () => Promise<Buffer>): () => Promise<Buffer> {
  let bytes: Promise<Buffer> | undefined
  return () => {
    bytes ??= read().catch((error: unknown) => {
      bytes = undefined
      throw error
    })
    return bytes
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
}

function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream'
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
