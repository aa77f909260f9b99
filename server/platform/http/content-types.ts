import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../endpoint/refusal-class.ts'

const FILE_TYPE = 'application/octet-stream'
const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i

/** Bodies are JSON in UTF-8 or a file, whole and uncompressed; they stay bytes until the caller is known. */
export function takeOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const types = ['application/json', FILE_TYPE]
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Before the body is looked at: whether it says that it is such JSON. */
export async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']
  // guard: content type: JSON only [bodies]
  if (type !== undefined && !JSON_TYPE.test(type)) throw refuse('not_json')
  refuseCompressed(headers)
}

/** The same where the body is a file. */
export async function refuseAllButFile({ headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type']
  // guard: content type: a file only [bodies, catalogue-import.post]
  if (type !== undefined && type !== FILE_TYPE) throw refuse('not_file')
  refuseCompressed(headers)
}

function refuseCompressed(headers: FastifyRequest['headers']): void {
  const encoding = headers['content-encoding']
  // guard: content encoding: none [bodies]
  if (encoding !== undefined && encoding !== 'identity') throw refuse('not_json')
}
