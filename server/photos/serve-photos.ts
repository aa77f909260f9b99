import { PHOTO_SIZES } from '@halles/domain/photo.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/endpoint/context.ts'
import { refuseOtherMethods } from '../platform/http/refuse-other-methods.ts'
import { shortenHeaders } from '../platform/http/security-headers.ts'
import type { PhotoStore } from './photo-store.ts'
import { isShown } from './photos-sql.ts'

const URL = '/photos/:file'
const FILE = /^([0-9a-f]{32})-(\d+)\.webp$/
// The bytes of a name never change. Where a photo is hidden, copies of it end with what keeps them.
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Photos that are to be seen, to whoever knows their random names. */
export function servePhotos(
  app: FastifyInstance,
  { database, limits, cookies, shedding }: Platform,
  store: PhotoStore,
): void {
  app.get(URL, async (request: FastifyRequest, reply: FastifyReply) => {
    limits.countRequest(request, cookies.sessionToken(request))
    shortenHeaders(reply)
    const bytes = await shedding.admit({}, () => read((request.params as { file: string }).file))
    if (!bytes) return reply.status(404).send()
    return reply
      .type('image/webp')
      .header('Cache-Control', FOR_GOOD)
      .header('Content-Security-Policy', "default-src 'none';frame-ancestors 'none';sandbox")
      .send(bytes)
  })
  refuseOtherMethods(app, URL, ['GET', 'HEAD'])

  async function read(file: string): Promise<Uint8Array | undefined> {
    const [, publicId = '', given] = FILE.exec(file) ?? []
    const size = PHOTO_SIZES.find((known) => `${known}` === given)
    // guard: photos: bytes are read of those that are to be seen [serve-photos]
    //   code: || !(await isShown(database, publicId))
    if (!size || !(await isShown(database, publicId))) return undefined
    return store.get(publicId, size)
  }
}
