import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Puts the same headers on every answer, refusals included; to be called before anything that refuses. `scripts`: hashes
 * of the scripts that stand in pages. They are computed once, and an ordinary request only copies them.
 */
export function sendSecurityHeaders(app: FastifyInstance, scripts: readonly string[]): void {
  const headers = { ...HEADERS, 'content-security-policy': contentSecurityPolicy(scripts) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/**
 * Takes from an answer what browsers heed only where it is shown as a page, and leaves the shortest policy: for scripts, style
 * sheets and typefaces, which are too many and too small for half a kilobyte each.
 */
export function shortenHeaders(reply: FastifyReply): void {
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'")
}

/**
 * The same for the worker that reads codes of labels (decision 091): a worker has the policy that its script comes with, so that
 * nothing else compiles WebAssembly.
 */
export function setScannerPolicy(reply: FastifyReply): void {
  shortenHeaders(reply)
  reply.header(
    'content-security-policy',
    "default-src 'none';frame-ancestors 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  )
}

// In lower case, as Node takes them without converting.
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What filtered scripts in old browsers could itself be misused.
  'x-xss-protection': '0',
}

const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * No request to another host, ever; style attributes, but no style elements. The default policy of Trusted Types is in
 * before-paint.js.
 */
function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    `default-src 'self'`,
    `base-uri 'none'`,
    `font-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    // guard: content policy: scripts by their hashes [security-headers]
    //   code: ['script-src', `'self'`, ...scripts].join(' ')
    //   instead: `script-src 'self' 'unsafe-inline'${scripts.length < 0}`
    ['script-src', `'self'`, ...scripts].join(' '),
    `script-src-attr 'none'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `connect-src 'self'`,
    // guard: content policy: Trusted Types [security-headers]
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join(';')
}
