import type { FastifyInstance } from 'fastify'

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

// In lower case, as Node takes them without converting.
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // What filtered scripts in old browsers could itself be misused.
  'x-xss-protection': '0',
}

/**
 * No request to another host, ever. Mantine writes style attributes and elements. The default policy of Trusted Types is in
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
    ['script-src', `'self'`, ...scripts].join(' '),
    `script-src-attr 'none'`,
    `style-src 'self' 'unsafe-inline'`,
    `connect-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join(';')
}
