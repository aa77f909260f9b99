import type { RefusalCode } from '../refusals.ts'
import { ALLOW, headersOfRefusal } from './answer-headers.ts'
import type { Components, Json } from './components.ts'
import { refusalsAs } from './responses.ts'

/** What is answered whatever is called, before it is known which operation it is. */
export const OF_ANY_REQUEST = `An address that is none here is answered NotFound, another method than those of a path MethodNotAllowed, what is
no HTTP or comes too slowly Malformed, TooSlow or HeadersTooLarge (see components.responses). Every answer has Cache-Control,
X-Content-Type-Options, Content-Security-Policy and Referrer-Policy. With standbys for reads a change also sets the HttpOnly cookie
changedlately (__Host-changedlately over https), so that who made it is not shown what was before.`

/** The answers that no operation has by itself. */
export function answersToAnyRequest(components: Components): Json {
  const refusal = (status: number, code: RefusalCode, headers: Json = {}) =>
    refusalsAs(components, {
      codes: [code],
      headers: { ...headersOfRefusal(status, {}), ...headers },
    })
  return {
    Malformed: refusal(400, 'invalid_input'),
    NotFound: refusal(404, 'not_found'),
    MethodNotAllowed: refusal(405, 'method_not_allowed', ALLOW),
    TooSlow: refusal(408, 'invalid_input'),
    HeadersTooLarge: refusal(431, 'too_large'),
  }
}
