import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i

/** Bodies are JSON in UTF-8, whole and uncompressed; they stay bytes until the caller is known. */
export function takeOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Before the body is looked at: whether it says that it is such JSON. */
export async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']
  const encoding = headers['content-encoding']
  if (type !== undefined && !JSON_TYPE.test(type)) throw refuse('not_json')
  if (encoding !== undefined && encoding !== 'identity') throw refuse('not_json')
}
