import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { expectTooMany } from '@halles/testing/client/expect-too-many.ts'
import { readRaw, sendRaw } from '@halles/testing/client/raw-socket.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { lastMailTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { afterAll, describe, expect, test } from 'vitest'

const world = await anOwnApp()

const ask = (email: unknown, headers = {}) =>
  aVisitor(world).post('/api/request-password-reset/', { email }, headers)

test.for(['active', 'pending', 'suspended'] as const)(
  'a %s account is mailed a link, and the answer says what it says to anybody [A059]',
  async (status) => {
    const { email, person } = await aRestaurant(world, { status })
    const [known, unknown] = [await ask(email), await ask('personne@exemple.test')]
    expect([known.status, known.text]).toEqual([204, ''])
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    const names = ({ headers }: typeof known) => [...headers.keys()].sort()
    expect(names(known)).toEqual(names(unknown))
    expect(await mailsQueuedFor(world, email)).toEqual(['password-reset'])
    const { facts } = await lastMailQueued(world, 'password-reset')
    expect(Buffer.from(facts.uidb64, 'base64url').toString()).toBe(person.publicId)
    expect(facts.token).toMatch(/^[\w-]{43}$/)
  },
)

test('an operator too', async () => {
  const { email } = await anOperator(world)
  await ask(email)
  expect(await mailsQueuedFor(world, email)).toEqual(['password-reset'])
})

test('the link is kept only as a hash, and an unknown address is not kept at all', async () => {
  const { email } = await aRestaurant(world)
  await ask(email)
  await ask('inconnue@exemple.test')
  const { facts } = await lastMailQueued(world, 'password-reset')
  const resets = await world.database.selectFrom('password_reset').selectAll().execute()
  expect(JSON.stringify(resets.map((row) => row.token_hash.toString('base64url')))).not.toContain(
    facts.token,
  )
  expect(await mailsQueuedFor(world, 'inconnue@exemple.test')).toEqual([])
})

test('an unknown address costs the database the same statements as a known one [A059]', async () => {
  const { email } = await aRestaurant(world)
  const written = async (address: string) => {
    const count = async () => {
      const { n } = await world.database
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    }
    const before = await count()
    await ask(address)
    return (await count()) - before
  }
  expect([await written(email), await written('personne@exemple.test')]).toEqual([1, 1])
})

describe('no mail goes out and nothing is kept', () => {
  test.for([
    ['two addresses', 'victime@exemple.test,attaque@exemple.test'],
    ['a list of two', ['victime@exemple.test', 'attaque@exemple.test']],
    ['a quoted address', '"attaque@exemple.test x"@exemple.test'],
    ['a mail header', 'victime@exemple.test\r\nBcc: attaque@exemple.test'],
    ['an encoded mail header', 'victime@exemple.test%0d%0aBcc:attaque@exemple.test'],
    ['a null character', 'victime@exemple.test\u0000'],
    ['nothing', ''],
    ['an object', { $gt: '' }],
  ] as const)('for %s [A062] [A063]', async ([, email]) => {
    await aRestaurant(world, { email: 'victime@exemple.test' }).catch(() => {})
    const before = await fingerprint(world.database)
    expect((await ask(email)).status).toBe(400)
    expect(await fingerprint(world.database)).toBe(before)
  })

  test.for([
    'ırisk@exemple.test',
    'ırıſk@exemple.test',
    'iriſk@exemple.test',
    'İrisk@exemple.test',
    'iris\u212a@exemple.test',
  ])('to whoever looks like %s [A064]', async (lookAlike) => {
    await aRestaurant(world, { email: 'irisk@exemple.test' }).catch(() => {})
    expect((await ask(lookAlike)).status).toBe(204)
    expect(await mailsQueuedFor(world, 'irisk@exemple.test')).toEqual([])
    expect(await mailsQueuedFor(world, lookAlike)).toEqual([])
  })
})

describe('of one who asks too often', () => {
  test('one mailbox gets three mails an hour, the answer stays the same [A065]', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const { email } = await aRestaurant(limited)
    const browser = aVisitor(limited)
    await browser.fetchToken()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => browser.post('/api/request-password-reset/', { email })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(204))
    expect(await mailsQueuedFor(limited, email)).toEqual(Array(3).fill('password-reset'))
  })

  test('ten addresses an hour are asked for, no more [A065]', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const browser = aVisitor(limited)
    const answers: Answer[] = []
    for (let serial = 0; serial < 14; serial++) {
      const email = `quelquun${serial}@exemple.test`
      answers.push(await browser.post('/api/request-password-reset/', { email }))
    }
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual([...Array(10).fill(204), ...Array(4).fill(429)])
    expectTooMany(answers.slice(10))
  })
})

test('the link leads to PUBLIC_URL, whatever host the request names [A060] [A061]', async () => {
  const { email } = await aRestaurant(world)
  const browser = aVisitor(world)
  await browser.fetchToken()
  const body = JSON.stringify({ email })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = (target: string, host: string, more: string[]) =>
    sendRaw(
      world.origin,
      [
        `POST ${target} HTTP/1.1`,
        `Host: ${host}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Cookie: ${cookie}`,
        `X-CSRFToken: ${browser.cookies.get('csrftoken')}`,
        ...more,
      ],
      body,
    )
  const path = '/api/request-password-reset/'
  const answers = [
    await asked(path, 'evil.example', []),
    await asked(path, 'halles', ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https']),
    await asked(path, 'halles', ['Forwarded: host=evil.example']),
    await asked(`http://evil.example${path}`, 'halles', []),
  ]
  const statuses = answers.map((answer) => readRaw(answer).status)
  expect(statuses).toContain(204)
  for (const status of statuses) expect([204, 400, 404, 421]).toContain(status)

  const dataDir = await mkdtemp(join(tmpdir(), 'halles-mails-'))
  afterAll(() => rm(dataDir, { recursive: true }))
  await aMailWorker(world, { DATA_DIR: dataDir })
  const mail = await lastMailTo(dataDir, email)
  expect(mail.text).toMatch(/https:\/\/halles\.example\.ca\/reset-password\/[\w-]+\/[\w-]{43}\s/)
  expect(mail.raw).not.toContain('evil')
})
