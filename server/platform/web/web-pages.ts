import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FillPage } from './fill-page.ts'

type Way = 'br' | 'gzip' | 'identity'

/** A page in memory, packed in each way a browser may take it when the first one does. */
type Page = { etag: string; type: string; as: (way: Way) => Promise<Buffer> }

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/** The pages that the build rendered, by their path under `pages`, with what the server fills in. */
export async function readPages(folder: string, fill: FillPage): Promise<Map<string, Page>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const pages = names.filter((name) => /\.\w+$/.test(name))
  const read = pages.map(async (name) => {
    const path = name.replaceAll('\\', '/')
    const language = path.startsWith('en/') ? 'en' : 'fr'
    const page = await readPage(join(folder, name), (text) => fill(text, language))
    return [path, page] as const
  })
  return new Map(await Promise.all(read))
}

export async function readPage(path: string, fill: (text: string) => string): Promise<Page> {
  const identity = Buffer.from(fill(await readFile(path, 'utf8')))
  const packed: Partial<Record<Way, Promise<Buffer>>> = { identity: Promise.resolve(identity) }
  async function pack(way: Way) {
    try {
      return await (way === 'br' ? brotli(identity) : promisify(gzip)(identity))
    } catch (error) {
      // The next browser tries again.
      delete packed[way]
      throw error
    }
  }
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    type: TYPES[/\w+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream',
    as(way) {
      packed[way] ??= pack(way)
      return packed[way]
    },
  }
}

// The best takes ten times as long for two in a hundred less.
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: QUALITY })
}

/** Answers with a page as this browser takes it, or says that it has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status = 200,
) {
  const way = wayFor(request.headers['accept-encoding'])
  const bytes = await page.as(way)
  // Each way is its own representation.
  const etag = way === 'identity' ? page.etag : page.etag.replace(/"$/, `-${way}"`)
  reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Cookie, Accept-Encoding')
    .header('ETag', etag)
  const known = request.headers['if-none-match'] ?? ''
  if (status === 200 && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    return reply.status(304).send()
  }
  if (way !== 'identity') reply.header('Content-Encoding', way)
  return reply.status(status).type(page.type).send(bytes)
}

function wayFor(accepted = ''): Way {
  const takes = (way: string) =>
    accepted.split(',').some((one) => {
      const [name = '', ...rest] = one.split(';').map((part) => part.trim())
      return name === way && !rest.some((part) => /^q=0(\.0*)?$/.test(part))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
