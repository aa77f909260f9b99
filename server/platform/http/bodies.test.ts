import { gzipSync } from 'node:zlib'
import { cpuTime } from '@halles/testing/checks/cpu-time.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { rawSocket, readRaw, sendRaw, untilClosed } from '@halles/testing/client/raw-socket.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const { browser } = await aRestaurant(world)
await browser.fetchToken()

/** Sends a body as it is to a call that would take {"lang":"en"}, and proves that it changed nothing. */
async function sent(body: string, headers: Record<string, string> = {}) {
  const before = await fingerprint(world.database)
  const answer = await browser.send('POST', '/api/language/', {
    body,
    headers: { ...browser.token(), ...headers },
  })
  if (answer.status >= 400) expect(await fingerprint(world.database)).toBe(before)
  return answer
}

const rawHead = (...lines: string[]) => [
  'POST /api/language/ HTTP/1.1',
  'Host: halles',
  `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
  `X-CSRFToken: ${browser.cookies.get('csrftoken')}`,
  'Content-Type: application/json',
  ...lines,
]

describe('a body that is too large', () => {
  test.for([
    ['65 KiB', 65 * 1024],
    ['5 MiB', 5 * 1024 * 1024],
  ] as const)('of %s is refused before it is read [A006]', async ([, size]) => {
    const socket = await rawSocket(world.origin)
    const answer = untilClosed(socket)
    socket.write([...rawHead(`Content-Length: ${size}`), '', ''].join('\r\n'))
    expect(readRaw(await answer)).toEqual({ status: 413, code: 'too_large' })
  })

  test('reaches its sender as an answer, not as a broken line [A006]', async () => {
    const text = JSON.stringify({ lang: 'en', filler: 'x'.repeat(65 * 1024) })
    expect(await sent(text)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  test('of 64 KiB is taken', async () => {
    const text = JSON.stringify({ lang: 'fr', filler: '' })
    const filler = 'x'.repeat(64 * 1024 - text.length)
    expect((await sent(JSON.stringify({ lang: 'fr', filler }))).status).toBe(204)
  })

  test('without an end is cut off where the limit is, memory flat [A006]', async () => {
    const before = process.memoryUsage().rss
    const socket = await rawSocket(world.origin)
    const answer = untilClosed(socket)
    socket.write([...rawHead('Transfer-Encoding: chunked'), '', ''].join('\r\n'))
    const chunk = `2000\r\n${' '.repeat(0x2000)}\r\n`
    let written = 0
    while (!socket.destroyed && socket.writable && written < 200e6) {
      const goesOn = socket.write(chunk)
      written += chunk.length
      if (!goesOn) await new Promise((next) => setTimeout(next, 1))
    }
    expect(readRaw(await answer)).toEqual({ status: 413, code: 'too_large' })
    expect(written).toBeLessThan(20e6)
    expect(process.memoryUsage().rss - before).toBeLessThan(64e6)
  })
})

describe('a body that is not JSON of ours', () => {
  test('nested 10,000 deep is refused within 100 ms [A007]', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const text = `{"lang":${open.repeat(10_000)}1${close.repeat(10_000)}}`
      const cost = await cpuTime(async () => {
        const answer = await sent(text)
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      })
      expect(cost).toBeLessThan(100)
    }
  })

  test('made to be read again and again is refused as fast as any [A007]', async () => {
    for (const text of [
      `"${'\\"'.repeat(32_000)}`,
      '"'.repeat(64_001),
      '[{"'.repeat(21_000),
      '\\'.repeat(64_000),
    ]) {
      const cost = await cpuTime(async () => expect((await sent(text)).status).toBe(400))
      expect(cost).toBeLessThan(100)
    }
  })

  test.for([
    '{"lang":"en","__proto__":{"is_supplier":true}}',
    '{"lang":"en","constructor":{"prototype":{}}}',
    '{"lang":"en","a":{"__proto__":{"is_supplier":true}}}',
    '{"lang":"en","\\u005f_proto__":{"is_supplier":true}}',
  ])('that reaches for a prototype is refused: %s [A008]', async (text) => {
    expect(await sent(text)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Reflect.get({}, 'is_supplier')).toBeUndefined()
  })

  test.for([
    ['{"lang":"en","lang":"fr"}', 'lang'],
    ['{"lang":"en","l\\u0061ng":"en"}', 'lang'],
    ['{"lang":"en","user":{"email":"a","email":"b"}}', 'user.email'],
    ['{"lines":[{"q":1},{"q":1,"q":2}]}', 'lines.1.q'],
    ['{"lang":"en","user":{"__proto__":{}}}', 'user'],
    [`{"lang":"en","user":${'['.repeat(40)}${']'.repeat(40)}}`, 'user'],
  ] as const)(
    'that two readers could read differently is refused and names the field: %s [A008] [A009]',
    async ([text, field]) => {
      const answer = await sent(text)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys(answer.body.fields)).toEqual([field])
    },
  )

  test.for([
    '[]',
    '[{"lang":"en"}]',
    '"en"',
    '1',
    'null',
    'true',
    '',
    ' ',
    '{',
    '{"lang":}',
    '{lang:1}',
    '\ufeff1',
  ])('that is %j is refused [A010]', async (text) => {
    const answer = await sent(text)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toHaveLength(1)
  })

  test('that is missing altogether is refused where one is needed [A010]', async () => {
    const answer = await browser.send('POST', '/api/language/', { headers: browser.token() })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\tx',
    'application/json junk',
    'Application/JSON ;charset=utf-7',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/jsonp',
    'application/vnd.api+json',
    'application/json; charset=utf-8; x=y',
    'json',
    ' ',
  ])('sent as %j is refused [A011] [A012]', async (type) => {
    const answer = await sent('{"lang":"en"}', { 'Content-Type': type })
    expect(answer).toMatchObject({ status: 415, body: { code: 'not_json' } })
  })

  test.for([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('sent as %s is taken [A012]', async (type) => {
    expect((await sent('{"lang":"fr"}', { 'Content-Type': type })).status).toBe(204)
    expect((await sent('{"lang":"x"}', { 'Content-Type': type })).status).toBe(400)
  })

  test('sent without a type is refused', async () => {
    const text = '{"lang":"en"}'
    const head = rawHead(`Content-Length: ${text.length}`).filter(
      (line) => !line.startsWith('Content-Type'),
    )
    expect(readRaw(await sendRaw(world.origin, head, text))).toEqual({
      status: 415,
      code: 'not_json',
    })
  })

  test.for(['gzip', 'deflate', 'br', 'zstd', 'gzip, identity'])(
    'compressed with %s is refused and not inflated [A013]',
    async (encoding) => {
      const bomb = gzipSync(Buffer.alloc(20e6)).subarray(0, 1_000)
      const head = rawHead(`Content-Encoding: ${encoding}`, `Content-Length: ${bomb.length}`)
      const answer = await sendRaw(world.origin, head, bomb.toString('latin1'))
      expect(readRaw(answer)).toEqual({ status: 415, code: 'not_json' })
    },
  )

  test('of bytes that are no UTF-8 is never read as something else', async () => {
    const answers = [Buffer.from('é'), Buffer.from([0xc3, 0x28])].map(async (bytes) => {
      const body = Buffer.concat([Buffer.from('{"lang":"fr","x":"'), bytes, Buffer.from('"}')])
      const socket = await rawSocket(world.origin)
      const answer = untilClosed(socket)
      const head = rawHead(`Content-Length: ${body.length}`, 'Connection: close')
      socket.write(Buffer.concat([Buffer.from([...head, '', ''].join('\r\n')), body]))
      return readRaw(await answer).status
    })
    expect(await Promise.all(answers)).toEqual([204, 400])
  })
})

test.for(['\\u0000', '\\ud800', '\\udc00x', '\u202e', '\u200b', '\\r\\n'])(
  'text with %j in a line of one’s name is refused, never an error of the database [A014] [A015]',
  async (text) => {
    const before = await fingerprint(world.database)
    const answer = await aVisitor(world).post(
      '/api/auth/login/',
      `{"email":"a${text}@b.ca","password":"x"}`,
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test.for(['\\ta@b.ca', 'a@b.ca\\n', '\\r\\na@b.ca'])(
  'a line with a tab or a line end at its edge is refused, not read without it: %s',
  async (email) => {
    const answer = await aVisitor(world).post(
      '/api/auth/login/',
      `{"email":"${email}","password":"x"}`,
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
  },
)

test.for(['\\u0000', '\\ud800', '\\udc00x'])(
  'a password with %j is refused: others would be hashed alike [A014] [A015]',
  async (text) => {
    const answer = await aVisitor(world).post(
      '/api/auth/login/',
      `{"email":"a@b.ca","password":"tarte${text}"}`,
    )
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
  },
)

describe('a request that two readers would read differently', () => {
  test.for([
    ['both lengths', ['Content-Length: 13', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 13', 'Content-Length: 14'], '{"lang":"en"}'],
    ['a length that is no number', ['Content-Length: 1e1'], '{"lang":"en"}'],
    ['a negative length', ['Content-Length: -1'], ''],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked'], 'zz\r\nab\r\n0\r\n\r\n'],
    ['chunks without their line ends', ['Transfer-Encoding: chunked'], '5\r\nhelloXX0\r\n\r\n'],
    ['chunked twice over', ['Transfer-Encoding: chunked, chunked'], '0\r\n\r\n'],
    ['an encoding after the chunks', ['Transfer-Encoding: chunked, gzip'], '0\r\n\r\n'],
    ['a space before the colon', ['Content-Length : 13'], '{"lang":"en"}'],
    ['a line folded', ['Content-Length:', ' 13'], '{"lang":"en"}'],
  ] as const)('by %s is refused and its line cut [A016]', async ([, lines, body]) => {
    const before = await fingerprint(world.database)
    const socket = await rawSocket(world.origin)
    const answer = untilClosed(socket)
    socket.write([...rawHead(...lines), '', body].join('\r\n'))
    // What follows must not be taken for a request of its own.
    socket.write('GET /api/city-list/ HTTP/1.1\r\nHost: halles\r\n\r\n')
    const text = await answer
    expect(readRaw(text)).toEqual({ status: 400, code: 'invalid_input' })
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(await fingerprint(world.database)).toBe(before)
  })
})
