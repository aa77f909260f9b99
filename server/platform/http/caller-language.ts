import { type Language, preferredLanguage } from '@halles/contract/language.ts'
import type { FastifyRequest } from 'fastify'

/** The language that a caller is answered in. */
export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'])
}
